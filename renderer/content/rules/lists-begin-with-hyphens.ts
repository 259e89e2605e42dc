import type { Nodes, Paragraph } from 'mdast';
import type { CheckedFile } from '../checked-file/checked-file';
import { diagnosticAt, type Edit, type Finding, type Problem, rangeAt } from '../diagnostics/diagnostic';
import { type Line, linesOf } from '../parse/paragraph-lines';
import { allNodes, offsetsOf } from '../parse/walk-mdast';
import { defineRule } from './define-rule';

export default defineRule({
  category: 'Write the text',
  description: 'Each entry of a list begins with a hyphen or a number, followed by a space.',
  rationale:
    'Only these make a list. Bullets that were typed or pasted (•) are ordinary characters, and visitors would see all entries on one line.',
  fix: 'Writes a hyphen and a space instead of bullets, dashes, and arrows, a hyphen before check marks and emoji, and adds a missing space after hyphens and numbers.',
  file: (file) => [...bulletsInFields(file), ...(MAY_BE_LIST.test(file.body) ? listsIn(file) : [])],
});

/** Bullets that are typed or pasted. The last ones are Word's, from Unicode's private use area. */
const BULLET = '[•‣◦▪●⁃\\uf020-\\uf0ff]';

/** What the entries of a second level begin with, below such bullets. Circles and squares mean other things elsewhere. */
const SUB_BULLET = '(?:[○■□▫◆◇❖](?=\\s)|o(?=\\t|\\s{2}))';

/** A bullet of any level, and a sign that may be a bullet. */
const OF_LEVEL = new RegExp(`^(${BULLET}|${SUB_BULLET})\\s*(?=\\S)`);
const OTHER_SIGN = /^[–—\p{So}\p{Sm}\p{Po}](?=\s)/u;

/** Other signs before an entry: at the beginning of every line, they are no part of a sentence. */
const SIGN = '[·∙→➔➜➤►]';
const SYMBOL = '(?:[✓✔✗✘☐☑]|\\p{Extended_Pictographic})\\ufe0f?';

interface Mark {
  pattern: RegExp;
  /** What the entries begin with, in words. */
  words: string;
  /** What to write instead; undefined if the text may refer to the mark, as in "see (a)". */
  instead?: (mark: string) => string;
  /** How many lines must begin like this. */
  least: number;
}

const BULLETS: Mark = {
  pattern: new RegExp(`^${BULLET}\\s*(?=\\S)`),
  words: 'a bullet',
  instead: () => '- ',
  least: 1,
};

/** What follows a mark without a space is a letter: -5 and 1.5 are numbers. */
const MARKS: readonly Mark[] = [
  BULLETS,
  { pattern: /^[–—]\s+(?=\S)/, words: 'a dash', instead: () => '- ', least: 2 },
  { pattern: new RegExp(`^${SIGN}\\s+(?=\\S)`), words: 'an arrow or a dot', instead: () => '- ', least: 2 },
  {
    pattern: new RegExp(`^${SYMBOL}\\s+(?=\\S)`, 'u'),
    words: 'a symbol',
    instead: (mark) => `- ${mark.trim()} `,
    least: 2,
  },
  { pattern: /^-(?=\p{L})/u, words: 'a hyphen without a space', instead: () => '- ', least: 2 },
  { pattern: /^\d{1,3}[.)](?=\p{L})/u, words: 'a number without a space', instead: (mark) => `${mark} `, least: 2 },
  { pattern: /^\(\d{1,3}\)\s*(?=\S)/, words: 'a number in parentheses', least: 2 },
  { pattern: /^\(?[a-h]\)\s+(?=\S)/, words: 'a letter and a parenthesis', least: 2 },
];

/** A line that begins with such a mark, perhaps in a quotation. */
const MAY_BE_LIST = new RegExp(
  `^[ \\t>*+-]*(?:${BULLET}|${SIGN}\\s|${SYMBOL}\\s|[–—]\\s|-\\p{L}|\\(?\\d{1,3}[.)]|\\(?[a-h]\\))`,
  'mu',
);

function listsIn(file: CheckedFile): Finding[] {
  return allNodes(file.tree).flatMap((parent) => {
    if (!('children' in parent)) return [];
    // Inside an entry, it may be meant as part of the entry or as a nested list.
    const whole = parent.type === 'listItem' ? [] : wholeLists(parent.children, file.body);
    const fixable = new Set<Nodes>(whole);
    return parent.children.flatMap((node) =>
      node.type === 'paragraph' ? (listIn(node, fixable.has(node), file) ?? []) : [],
    );
  });
}

/** The blocks of a body, except blocks whose entries a fix would separate from entries of another level around them. */
function wholeLists(blocks: readonly Nodes[], body: string): Nodes[] {
  const runs: { nodes: Nodes[]; signs: Set<string | undefined> }[] = [];
  for (const [index, node] of blocks.entries()) {
    const before = blocks[index - 1];
    const isListBelow = node.type === 'list' && node.position?.start.line === (before?.position?.end.line ?? 0) + 1;
    const sign = isListBelow ? 'list' : signOf(node, body);
    const last = runs.at(-1);
    if (sign === undefined || !last || last.signs.has(undefined)) runs.push({ nodes: [node], signs: new Set([sign]) });
    else {
      last.nodes.push(node);
      last.signs.add(sign);
    }
  }
  return runs.flatMap(({ nodes, signs }) => (signs.size === 1 ? nodes : []));
}

/** The bullet that a paragraph begins with. */
function signOf(node: Nodes, body: string): string | undefined {
  if (node.type !== 'paragraph') return undefined;
  const text = body.slice(...offsetsOf(node));
  return OF_LEVEL.exec(text)?.[1] ?? OTHER_SIGN.exec(text)?.[0];
}

/** A paragraph that is meant as a list. A backslash at the end of a line keeps the next one below it. */
function listIn(paragraph: Paragraph, isFixable: boolean, file: CheckedFile): Finding | undefined {
  if (paragraph.children.some(({ type }) => type === 'break')) return undefined;
  const lines = linesOf(paragraph, file.body, /^[ \t>]*/);
  for (const mark of MARKS) {
    const entries = entriesOf(lines, mark);
    const [first] = entries;
    if (!first) continue;
    const edits = isFixable ? editsOf(lines, mark, file.body) : undefined;
    const found = mark.pattern.exec(first.text)?.[0].trimEnd() ?? '';
    const range = rangeAt(file.body, first.start, first.start + found.length);
    return diagnosticAt(file, range, { ...asList(mark), found, fix: edits });
  }
  return undefined;
}

/** What replaces the marks of a list; undefined if a line begins with an ambiguous sign. */
function editsOf(lines: readonly Line[], mark: Mark, body: string): Edit[] | undefined {
  const { pattern, instead } = mark;
  if (!instead) return undefined;
  if (mark === BULLETS) {
    const signs = lines.flatMap(({ text }) => OF_LEVEL.exec(text)?.[1] ?? OTHER_SIGN.exec(text)?.[0] ?? []);
    const levels = [...new Set(signs)];
    if (levels.some((sign) => OTHER_SIGN.test(`${sign} `) && !OF_LEVEL.test(`${sign} x`))) return undefined;
    if (levels.length > 1) return pattern.test(`${levels[0]} x`) ? nestedEdits(lines, levels, body) : undefined;
  }
  return entriesOf(lines, mark).map(({ text, start }) => {
    const [found = ''] = pattern.exec(text) ?? [];
    return { ...rangeAt(body, start, start + found.length), text: instead(found) };
  });
}

/** Hyphens at the level of each bullet; what was typed before it, apart from the > of a quotation, goes. */
function nestedEdits(lines: readonly Line[], levels: readonly string[], body: string): Edit[] {
  return lines.flatMap(({ text, start }) => {
    const [found = '', sign] = OF_LEVEL.exec(text) ?? [];
    if (sign === undefined) return [];
    const spaces = /[ \t]*$/.exec(body.slice(Math.max(0, start - LONGEST_INDENT), start))?.[0].length ?? 0;
    const isInQuote = body.charAt(start - spaces - 1) === '>';
    const indent = '  '.repeat(levels.indexOf(sign)) + (isInQuote ? ' ' : '');
    return { ...rangeAt(body, start - spaces, start + found.length), text: `${indent}- ` };
  });
}

/** How far before a line its indent may begin. */
const LONGEST_INDENT = 100;

/** The lines that begin with a mark, if only list entries can. */
function entriesOf(lines: readonly Line[], { pattern, least }: Mark): readonly Line[] {
  const first = lines.findIndex(({ text }) => pattern.test(text));
  const rest = lines.slice(first);
  const entries = rest.filter(({ text }) => pattern.test(text));
  const hasBullet = least === 1;
  // A sentence may have a bullet or a dash in it, which is at the beginning of a line by chance.
  const isList = hasBullet ? first === 0 || entries.length > 1 : entries.length === rest.length && rest.length >= least;
  return first >= 0 && isList && isInOrder(entries) ? entries : [];
}

/** Whether numbers and letters count up by one. */
function isInOrder(entries: readonly Line[]): boolean {
  const places = entries.map(({ text }) => {
    const [mark] = /^\(?(?:\d+|[a-h])(?=[.)])/.exec(text) ?? [];
    return mark === undefined ? undefined : Number.parseInt(mark.replace('(', ''), 36);
  });
  return places.every((place, index) => place === undefined || index === 0 || place > (places[index - 1] ?? 0));
}

function bulletsInFields(file: CheckedFile): Finding[] {
  const bullet = new RegExp(`^${BULLET}(?=\\s*\\S)`, 'm');
  return file.texts({ pattern: bullet }).flatMap(({ text, at }) => {
    const start = text.search(bullet);
    const found = text.charAt(start);
    const diagnostic = at(start, start + found.length, {
      message: `This text begins with a bullet (${found}), which visitors would see.`,
      found,
      suggestion: 'Delete the bullet. In a list of the fields, each entry is on a line of its own:   - one entry',
    });
    return diagnostic.field === undefined ? [] : diagnostic;
  });
}

function asList({ words, instead }: Mark): Problem {
  return {
    message: `This looks like a list, but its entries begin with ${words}: visitors would see all of them on one line.`,
    suggestion: instead
      ? 'Begin each entry on a line of its own with a hyphen, or a number with a dot, and a space:   - one entry'
      : 'Begin each entry with its number, a dot and a space:   1. one entry   or end each line with a \\ to keep it as it is.',
  };
}
