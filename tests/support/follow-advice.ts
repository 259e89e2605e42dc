import type { Diagnostic } from '../../renderer/content/diagnostics/diagnostic';

/** What a suggestion offers to type, in its last line or on a line of its own. */
const OFFER = /(?:Write it like this|Put the value in quotes|Type it again|Did you mean(?: this\?)?):? {1,3}([^\n]+)$/m;
const LINE = /(?:Write it like this|write it like this|Begin it with [^:\n]+):\n(.+)/;

/** What stands for something that only the author knows: words, a day, another page or picture. */
const EXAMPLE =
  /…|\/contact|\/old-name|picture\.webp|counter\.webp|Our prices|our prices|one entry|name: value|Good to know|\b(?:YYYY|MM|DD)\b/;

/** Fixtures in which more is wrong than one message says, so that the next one follows. */
const MORE_IS_WRONG: Record<string, RegExp> = {
  // Only the whole content knows whether the page has that anchor, the author that name, or the folder that file.
  'address-is-well-formed': /anchor/,
  'yaml-is-well-formed':
    /^bad-(?:at-sign-before-a-name|sign-in-a-field-that-is-there-twice|entry-in-an-entry|hyphen-indented-\w+)$/,
  'markup-is-complete': /picture/,
  // The message names what to delete as well.
  'headings-begin-with-hashes': /equals-signs|above-spaces/,
  // There are two of the same kind.
  'markup-is-markdown': /lowered|marked/,
  // A mark is between the words.
  'articles-fit-their-word': /before-emphasis/,
  // The list has both days already, or nothing else has the number.
  'booking-days-have-neighbors': /unknown-day/,
  // The place is the domain alone.
  'email-domains-are-spelled-right': /^(?!bad-comma)/,
  // Its page has to be said as well, and one of two has to go.
  'fields-are-present': /note-as-a-value/,
  'keys-are-known': /name-taken/,
};

/** A file with the note that a message offers; undefined if it offers none. */
export function noted({ line, suggestion = '' }: Diagnostic, text: string): string | undefined {
  const [, place, note = ''] = /^To allow it here, ([a-z ]+?) {3}(.+)$/m.exec(suggestion) ?? [];
  if (place === undefined) return undefined;
  const lines = text.split('\n');
  const typed = lines[line - 1] ?? '';
  if (place === 'end the line with' || place === 'write behind it')
    return lines.with(line - 1, `${typed} ${note}`).join('\n');
  const field =
    place === 'write above it'
      ? line - 1
      : lines.findLastIndex((each, at) => at < line && /^\s*(?:- )?[\w-]+: /.test(each));
  const [indent = ''] = /^\s*/.exec(lines[field] ?? '') ?? [];
  return lines.toSpliced(field, 0, indent + note).join('\n');
}

/**
 * A file as it is once someone has typed what a message offers, for each offer.
 * @param fixture its name
 */
export function followed(diagnostic: Diagnostic, fixture: string, text: string): string[] {
  const { code, line, column, endLine, endColumn, suggestion = '' } = diagnostic;
  if (MORE_IS_WRONG[code]?.test(fixture)) return [];
  const lines = text.split('\n');
  const [first = '', last = ''] = [lines[line - 1], lines[endLine - 1]];
  const withLines = (typed: string) => lines.toSpliced(line - 1, endLine - line + 1, typed).join('\n');
  const [, whole] = LINE.exec(suggestion) ?? [];
  if (whole !== undefined) return [withLines(whole)];
  const [, offered = ''] = OFFER.exec(suggestion) ?? [];
  const offers = offered
    .split(/\?(?= |$)/, 1)
    .flatMap((each) => each.split(/ {3}or {3}| or |(?<=\S) {3}.*$/))
    .map((each) => each.replace(/, which is missing$/, ''));
  if (EXAMPLE.test(offered)) return [];
  return offers.flatMap((offer) => {
    if (offer === '') return [];
    const [, key] = /^([\w-]+): /.exec(offer) ?? [];
    // A field, or the property of a tag, is typed with its name.
    const field = key === undefined ? -1 : first.indexOf(`${key}:`);
    if (field >= 0) return [withLines(first.slice(0, field) + offer)];
    const [, property] = /^([\w-]+)="/.exec(offer) ?? [];
    if (property) return [withLines(first.replace(new RegExp(`${property}="[^"]*"`), offer))];
    // A value in quotes is the whole value.
    if (offer.startsWith('"') && endLine === line)
      return [withLines(first.replace(/^( *(?:- )?[\w-]+: ).*$/, `$1${offer}`))];
    return [withLines(first.slice(0, column - 1) + offer + last.slice(endColumn - 1))];
  });
}
