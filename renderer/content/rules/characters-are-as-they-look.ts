import type { CheckedFile } from '../checked-file/checked-file';
import type { Finding, Problem } from '../diagnostics/diagnostic';
import { allNodes, offsetsOf } from '../parse/walk-mdast';
import { escapePattern } from '../text/escape-pattern';
import { HIDDEN_IN_ADDRESS, hiddenInAddress } from '../text/hidden-in-address';
import { codeOf } from '../text/unreadable-characters';
import { defineRule } from './define-rule';

export default defineRule({
  category: 'Write the text',
  description:
    'Spaces are ordinary ones, or no-break ones between words. No character is invisible or decoded wrongly, and no word has letters of two scripts.',
  rationale:
    'Such characters are pasted unnoticed and look right, but an address with one leads nowhere, a heading or a list with one is none, and search does not find the word.',
  fix: 'Writes an ordinary space and what was decoded wrongly, and deletes what is invisible.',
  file: (file) => (ODD.test(file.text) ? [...inMarkup(file), ...inAddresses(file), ...inTexts(file)] : []),
});

/** A quick test: few texts in Latin letters have anything of this. */
const ODD =
  /[ÂÃ](?!\p{L})|â[€„]|[\u00a0\u00ad\u1680\u180e\u2000-\u200f\u202f\u205f-\u2064\u3000\ufeff\uff10-\uff19\uff21-\uff5a]|[\u{1d400}-\u{1d7ff}]|\p{Script=Cyrillic}|\p{Script=Greek}/u;

/** Scripts without spaces, whose texts have wide spaces and signs where a line may break. */
const ASIAN = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\u3001-\u303f\uff00-\uffef`;
const SPACE = new RegExp(String.raw`[\u1680\u2000-\u200a\u205f]+|(?<![${ASIAN}])\u3000+(?![${ASIAN}])`, 'gu');
/** Joiners belong to emoji and to other scripts; a soft hyphen and a word joiner say where a line may break. */
const INVISIBLE = new RegExp(
  String.raw`(?<![${ASIAN}])\u200b+(?![${ASIAN}])|[\u180e\u2061-\u2064]+|(?<=[\p{Script=Latin}\d\s])[\u200c\u200d]+(?=[\p{Script=Latin}\d\s])`,
  'gu',
);
/** They change nothing where all is written from left to right. */
const DIRECTION = /[\u200e\u200f\u061c]+/g;
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
/** Letters for mathematics, and wide letters and digits outside of Asian texts, as generators of "fonts" write them. */
const OTHER_FORM =
  /[\u{1d400}-\u{1d7ff}]{2,}|(?<![^\s\uff10-\uff5a])[\uff10-\uff19\uff21-\uff3a\uff41-\uff5a]{2,}(?![^\s\uff10-\uff5a.,;:!?])/gu;
/** A Greek letter alone before others is a symbol, as in μm. */
const TWO_SCRIPTS =
  /(?<!\p{L})(?=\p{L}*\p{Script=Latin})(?:(?=\p{L}*\p{Script=Cyrillic})|(?=\p{L}+\p{Script=Greek}|\p{Script=Greek}\p{Script=Latin}{3}))\p{L}{2,40}(?!\p{L})/gu;

/** The characters of Windows-1252 beyond ASCII, in the order of their bytes (encoding.spec.whatwg.org). Node decodes it as Latin-1. */
const OF_WINDOWS =
  '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ' +
  String.fromCharCode(...Array.from({ length: 96 }, (_, index) => 160 + index));
const FOLLOWING = escapePattern(OF_WINDOWS.slice(0, 64));
/** UTF-8 that was read as Windows-1252: ’ has become â€™, and é Ã©. */
const DECODED_WRONGLY = new RegExp(`(?:[ÂÃ][${FOLLOWING}]|â[€„][${FOLLOWING}])+`, 'gu');

/** What the characters were; undefined if they may be what was meant. */
function decodedAgain(found: string): string | undefined {
  const bytes = Uint8Array.from(found, (character) => OF_WINDOWS.indexOf(character) + 128);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function inTexts(file: CheckedFile): Finding[] {
  const isLeftToRight = !RIGHT_TO_LEFT.test(file.text);
  return file.texts({ pattern: ODD }).flatMap((block) => {
    const find = (pattern: RegExp, problem: (found: string) => Problem | undefined) =>
      block.find(pattern, ([found]) => problem(found));
    return [
      ...find(SPACE, unusualSpace),
      ...find(INVISIBLE, invisible),
      ...(isLeftToRight ? find(DIRECTION, invisible) : []),
      ...find(OTHER_FORM, otherForm),
      ...find(TWO_SCRIPTS, twoScripts),
      ...find(DECODED_WRONGLY, decodedWrongly),
    ];
  });
}

/** Spaces that are right between words, where Markdown needs an ordinary one to read a mark, or none. */
const BEHIND_MARK = new RegExp(
  String.raw`(?:(?<=^[ \t>]*(?:#{1,6}|[-*+>]|\d{1,9}[.)]))|(?<=\])(?=[^\s(]*\s*\((?:/|#|https?:|mailto:|tel:|www\.)))(?:[\u00a0\u202f]+|\u3000(?=[${ASIAN}]))`,
  'gmu',
);

function inMarkup(file: CheckedFile): Finding[] {
  const texts = allNodes(file.tree).filter(({ type }) => type === 'text');
  return texts.flatMap((node) => {
    const [from, to] = offsetsOf(node);
    // A quotation and a list begin before their text.
    const before = file.body.lastIndexOf('\n', from - 1) + 1;
    return [...file.body.slice(before, to).matchAll(BEHIND_MARK)].flatMap(({ 0: found, index }) => {
      const start = before + index;
      if (start < from) return [];
      const end = start + found.length;
      const isLink = file.body.charAt(end) === '(';
      const problem = {
        message: `Only an ordinary space can be behind this mark, but this is ${codeOf(found)}: visitors would see the mark.`,
        found: codeOf(found),
        suggestion: isLink ? 'Delete it.' : 'Delete it, and type a space.',
      };
      return file.atBody(start, end, problem, [{ start, end, text: isLink ? '' : ' ' }]);
    });
  });
}

/** Addresses of links and pictures; those of fields have a format. */
function inAddresses(file: CheckedFile): Finding[] {
  return allNodes(file.tree).flatMap((node) => {
    if (!('url' in node) || !HIDDEN_IN_ADDRESS.test(node.url)) return [];
    const [start, end] = offsetsOf(node);
    const source = file.body.slice(start, end);
    const isBare = node.type === 'link' && !source.startsWith('[');
    // The words of a bare address are a text.
    if (isBare && [SPACE, INVISIBLE].some((pattern) => source.search(pattern) >= 0)) return [];
    const at = isBare
      ? source.search(HIDDEN_IN_ADDRESS)
      : source.slice(source.lastIndexOf('](') + 2).search(HIDDEN_IN_ADDRESS);
    const place = at < 0 ? -1 : start + at + (isBare ? 0 : source.lastIndexOf('](') + 2);
    const found = place < 0 ? source : file.body.charAt(place);
    const problem = {
      message: hiddenInAddress(node.url) ?? '',
      found: place < 0 ? source : codeOf(found),
      suggestion: 'Delete it. Behind an address, type an ordinary space.',
    };
    if (place < 0) return file.atBody(start, end, problem);
    return file.atBody(place, place + 1, problem, [
      { start: place, end: place + 1, text: /\p{Z}/u.test(found) ? ' ' : '' },
    ]);
  });
}

const unusualSpace = (found: string): Problem => ({
  message: `This is not an ordinary space, but ${codeOf(found)}.`,
  found: codeOf(found),
  suggestion: 'Delete it, and type a space.',
  replacement: ' ',
});

const invisible = (found: string): Problem => ({
  message: `Nobody sees this character (${codeOf(found)}), but search and screen readers stumble over it.`,
  found: codeOf(found),
  suggestion: 'Delete it.',
  replacement: '',
});

const otherForm = (found: string): Problem => ({
  message: `These are other characters than letters and digits, which screen readers read one by one: ${found}`,
  found,
  suggestion: `Write it like this:   ${found.normalize('NFKC')}`,
  replacement: found.normalize('NFKC'),
});

const decodedWrongly = (found: string): Problem | undefined => {
  const meant = decodedAgain(found);
  if (meant === undefined) return undefined;
  return {
    message: `A program has read this text in the wrong encoding: "${found}" was "${meant}".`,
    found,
    suggestion: `Write it like this:   ${meant}`,
    replacement: meant,
  };
};

const twoScripts = (found: string): Problem => {
  const odd = [...found].find((letter) => /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(letter)) ?? '';
  return {
    message: `This word has letters of two scripts: "${odd}" (${codeOf(odd)}) is not Latin, and may only look so.`,
    found,
    suggestion: 'Type the whole word again, in one script.',
  };
};
