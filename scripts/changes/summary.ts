import { part } from '../../renderer/content/text/shorten-text';
import type { ChangedFiles } from './changed-files';
import type { PageChange, SiteChanges } from './compare-sites';
import { compareWords, type TextChange } from './compare-text';
import { byteChange, change, headline, kindsOfChange } from './describe-changes';
import type { Cause } from './find-cause';

/** GitHub allows 65,536 characters in a comment, including the link to the report. */
const LONGEST = 60_000;
/** How many texts of a page are quoted; the report has them all. */
const MAX_TEXTS = 3;
/** The maximum length of a text, so that one cannot push all others out of the summary. */
const LONGEST_TEXT = 1_000;
/** The same for its removed, added, and unchanged parts, and for names. */
const LONGEST_PART = 300;

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
    factsOf(changes),
    ...[...changes.unpublished, ...changes.pages].map(textsOf),
  ];
  return shortened(blocks.filter((block) => block !== ''));
}

function tableOf(pages: readonly PageChange[]): string {
  if (pages.length === 0) return '';
  const rows = pages.map((page) => {
    const { address, cause, words, bytes } = page;
    const kinds = kindsOfChange(page).join(', ');
    return `| ${code(address)} | ${kinds} | ${causeOf(cause)} | ${change(words)} | ${byteChange(bytes)} |`;
  });
  return ['| page | changes | because of | words | weight |', '| --- | --- | --- | ---: | ---: |', ...rows].join('\n');
}

/** The changes of claims, removed pages, and redirects that belong to no removed page. */
function factsOf({ pages, claims, redirects }: SiteChanges): string {
  const removed = pages.filter(({ kind }) => kind === 'removed');
  return [
    ...claims.map(({ name, before, after }) => `- Claim ${code(name)}: ${fromTo(before, after)}`),
    ...removed.map(({ address, goesTo }) =>
      goesTo === undefined
        ? `- ${code(address)} is gone, and no redirect leads on.`
        : `- ${code(address)} is gone and leads to ${code(goesTo)}.`,
    ),
    ...redirects
      .filter(({ name }) => !removed.some(({ address }) => address === name))
      .map(({ name, after }) =>
        after === undefined ? `- ${code(name)} no longer leads on.` : `- ${code(name)} leads to ${code(after)}.`,
      ),
  ].join('\n');
}

/** The changed title, description and first texts of a page. */
function textsOf({ address, text, head }: PageChange): string {
  const fields = head.filter(({ name }) => name === 'title' || name === 'description');
  const lines = [
    ...fields.map(
      ({ name, before = '', after = '' }) => `- ${inContext({ under: name, parts: compareWords(before, after) })}`,
    ),
    ...text.slice(0, MAX_TEXTS).map((each) => `- ${inContext(each)}`),
  ];
  if (text.length > MAX_TEXTS) lines.push(`- and ${text.length - MAX_TEXTS} more`);
  return lines.length > 0 ? `**${code(address)}**\n\n${lines.join('\n')}` : '';
}

/** Whole lines only, so that no markup stays open. */
function shortened(blocks: readonly string[]): string {
  const whole = `${blocks.join('\n\n')}\n`;
  if (whole.length <= LONGEST) return whole;
  return `${whole.slice(0, whole.lastIndexOf('\n', LONGEST))}\n\nThis is not all: the report has the rest.\n`;
}

function causeOf({ files, claims, isCode }: Cause): string {
  const causes = [...files.map(code), ...claims.map(({ name }) => `claim ${code(name)}`)];
  const listed = causes.map((cause, index) => (index === 0 ? cause : `, ${cause}`));
  return listed.length > 0 ? firstOf(listed) : isCode ? 'code' : 'not known';
}

function inContext({ under, parts }: Pick<TextChange, 'under' | 'parts'>): string {
  const words = parts.map(({ kind, text }, index) => {
    const mark = { same: '', removed: '~~', added: '**' }[kind];
    // Markdown marks must touch the word.
    const [, before = '', inner = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? [];
    const gap = kind === 'added' && parts[index - 1]?.kind === 'removed' ? ' ' : '';
    return inner === '' ? text : `${gap}${before}${mark}${plain(inner)}${mark}${after}`;
  });
  return `${under === '' ? '' : `${plain(under)}: `}${firstOf(words).replace(/\s+/g, ' ')}`;
}

/** Whole parts only, so that no markup stays open. */
function firstOf(words: readonly string[]): string {
  let length = 0;
  const end = words.findIndex((part) => {
    length += part.length;
    return length > LONGEST_TEXT;
  });
  return end === -1 ? words.join('') : `${words.slice(0, Math.max(end, 1)).join('')} …`;
}

function fromTo(before: string | undefined, after: string | undefined): string {
  return [before && `~~${plain(before)}~~`, after && `**${plain(after)}**`].filter(Boolean).join(' ');
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

/** The beginning of a long text. */
function cut(text: string): string {
  return text.length <= LONGEST_PART ? text : `${part(text, 0, LONGEST_PART)}…`;
}
