import { part } from '../../content/text/shorten-text';
import type { ChangedFiles } from './changed-files';
import type { Change } from './compare-text';
import { andOthers, aspectsOf, headline, weight } from './describe-changes';
import type { PageChange, SiteChanges } from './site-changes';

/** GitHub allows 65,536 characters in a comment, including the link to the report. */
const MAX_LENGTH = 60_000;
/** How many texts of a page, parts of a text, and causes are quoted; the report has them all. */
const MAX_TEXTS = 3;
const MAX_RUNS = 15;
const MAX_CAUSES = 5;
/** The maximum length of a quoted part or name, so that a long part cannot push everything else out of the summary. */
const MAX_PART_LENGTH = 200;

/**
 * The report in short, as Markdown for a pull request. Content is in it as text: none of it is markup, a mention or a
 * link.
 */
export function summaryMarkdown(comparedWith: string, changes: SiteChanges, files: ChangedFiles): string {
  const blocks = [
    `**${headline(changes, files)}**`,
    `Compared with ${plain(comparedWith)}. The site has ${changes.total} pages.`,
    tableOf(changes.pages),
    ...(changes.unpublished.length > 0 ? ['**Not public yet**', tableOf(changes.unpublished)] : []),
    [
      ...changes.items.map((item) => `- ${inContext(item)}`),
      ...changes.redirects.map((redirect) => `- Redirect ${inContext(redirect)}`),
    ].join('\n'),
    ...[...changes.unpublished, ...changes.pages].map(textsOf),
  ];
  return shortened(blocks.filter((block) => block !== ''));
}

function tableOf(pages: readonly PageChange[]): string {
  if (pages.length === 0) return '';
  const rows = pages.map((page) => {
    const causes = someOf(page.cause, MAX_CAUSES).map(code).join(', ') || 'not known';
    return `| ${code(page.address)}${andOthers(page)} | ${plain(aspectsOf(page))} | ${causes} | ${weight(page.bytes)} |`;
  });
  return ['| page | changes | because of | weight |', '| --- | --- | --- | ---: |', ...rows].join('\n');
}

/** The changed title, description and first texts of a page. */
function textsOf({ address, parts, alike }: PageChange): string {
  const changesIn = (part: string) => parts.find(({ name }) => name === part)?.changes ?? [];
  const text = changesIn('Text');
  const around = alike.length > 0 ? [...changesIn('Header and footer'), ...changesIn('Links')].slice(0, MAX_TEXTS) : [];
  const changes = [...changesIn('Title and description'), ...text.slice(0, MAX_TEXTS), ...around];
  const lines = changes.map((change) => `- ${inContext(change)}`);
  if (text.length > MAX_TEXTS) lines.push(`- and ${text.length - MAX_TEXTS} more`);
  return lines.length > 0 ? `**${code(address)}**\n\n${lines.join('\n')}` : '';
}

/** Whole lines only, so that no markup stays open. */
function shortened(blocks: readonly string[]): string {
  const whole = `${blocks.join('\n\n')}\n`;
  if (whole.length <= MAX_LENGTH) return whole;
  return `${whole.slice(0, whole.lastIndexOf('\n', MAX_LENGTH))}\n\nThis is not all: the report has the rest.\n`;
}

function inContext({ under, runs }: Change): string {
  const words = someOf(runs, MAX_RUNS).map((run, index) => {
    if (typeof run === 'string') return run;
    const mark = { same: '', removed: '~~', added: '**' }[run.kind];
    // Markdown marks must touch the word.
    const [, before = '', inner = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(run.text) ?? [];
    const gap = run.kind === 'added' && runs[index - 1]?.kind === 'removed' ? ' ' : '';
    return inner === '' ? run.text : `${gap}${before}${mark}${plain(inner)}${mark}${after}`;
  });
  return `${under === '' ? '' : `${plain(under)}: `}${words.join('')}`.replace(/\s+/g, ' ');
}

/** The first items of a list; an ellipsis for the rest. */
function someOf<Item>(items: readonly Item[], max: number): (Item | '…')[] {
  return items.length <= max ? [...items] : [...items.slice(0, max), '…'];
}

/**
 * A text without Markdown. GitHub links mentions, addresses and issue numbers in plain text,
 * unless an invisible space splits them.
 */
function plain(text: string): string {
  return cut(text.replace(/\s+/g, ' '))
    .replace(/[\\`*_{}[\]()#+!|<>~&-]/g, '\\$&')
    .replace(/@|#(?=\d)|\bGH(?=\\-\d)|:(?=\/\/)|\bwww(?=\.)/gi, '$&\u200B');
}

/** A name as code. A backtick or a bar in it would end the code or the cell. */
function code(name: string): string {
  return `\`${cut(name.replace(/[`|\s]+/g, ' '))}\``;
}

/** The beginning and the end of a long text. */
function cut(text: string): string {
  if (text.length <= MAX_PART_LENGTH) return text;
  return `${part(text, 0, MAX_PART_LENGTH / 2)} … ${part(text, text.length - MAX_PART_LENGTH / 2, text.length)}`;
}
