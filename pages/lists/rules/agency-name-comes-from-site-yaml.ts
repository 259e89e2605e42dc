import { type CheckedFile, defineRule, type Finding } from 'sitewright';
import { site } from '../../../components/model/lists/site';

/** A name with more occurrences is an everyday word that the site uses anyway. */
const MAX_PLACES = 100;

/** Other spellings of plain letters: a character reference or an escape. */
const SPELLED_OTHERWISE = /&(?:#|[a-z]+;)|\\[ux]/i;

export default defineRule({
  category: 'State figures',
  description: 'The name of the agency is written as [[site.name]].',
  rationale: 'The name is only in site.yaml, so a new name is a single change.',
  takesNotes: true,
  content: (content) => {
    const { name } = content.list(site);
    const typed = content.files().flatMap((file) => (mayMention(file, name) ? typedIn(file, name) : []));
    if (typed.length <= MAX_PLACES) return typed;
    return [
      content.fileOf(site).at(['name'], {
        message: `The name "${name}" is typed by hand in ${typed.length} places, first in ${typed[0]?.file}.`,
        found: name,
        suggestion: `Write [[site.name]] there. If "${name}" is an everyday word, choose another name here.`,
      }),
    ];
  },
});

/** Whether a page may contain the name; only such files need to be parsed. */
function mayMention({ text, address }: CheckedFile, name: string): boolean {
  if (address === undefined) return false;
  const isOneWord = /^[\p{L}\p{N}]+$/u.test(name);
  return !isOneWord || text.includes(name) || SPELLED_OTHERWISE.test(text);
}

function typedIn(file: CheckedFile, name: string): Finding[] {
  return file.texts().flatMap(({ text, at }) => {
    const start = placeOf(name, text);
    if (start < 0) return [];
    return at(start, start + name.length, {
      message: `The name "${name}" is typed here by hand.`,
      found: name,
      suggestion: 'Write it like this:   [[site.name]]',
    });
  });
}

/** The index of the name as a separate word; -1 if there is none. */
function placeOf(name: string, text: string): number {
  for (let start = text.indexOf(name); start >= 0; start = text.indexOf(name, start + 1)) {
    const end = start + name.length;
    // A character has at most two UTF-16 units.
    const [before, after] = [text.slice(Math.max(0, start - 2), start), text.slice(end, end + 2)];
    if (!/[\p{Script=Latin}\p{N}]$/u.test(before) && !/^[\p{Script=Latin}\p{N}]/u.test(after)) return start;
  }
  return -1;
}
