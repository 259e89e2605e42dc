import { characterEntitiesLegacy } from 'character-entities-legacy';
import { decodeNamedCharacterReference } from 'decode-named-character-reference';
import type { CheckedFile } from '../checked-file/checked-file';
import type { SourceBlock } from '../checked-file/source-texts';
import type { Finding } from '../diagnostics/diagnostic';
import { defineRule } from './define-rule';

export default defineRule({
  category: 'Write the text',
  description:
    'A character that is written by its name or number has the whole of it: &nbsp; with its semicolon, and only in the text below the front matter.',
  rationale:
    'Without the semicolon, with an unknown name, or in a field, visitors read the letters and not the character.',
  fix: 'Adds the missing semicolon, and writes the character itself into a field.',
  file: (file) => {
    if (!file.text.includes('&')) return [];
    return [...inFields(file), ...file.blocks.flatMap((block) => [...inBlock(block, file), ...pasted(block, file)])];
  },
});

/** Names of what keyboards lack, and no English words after an &: they are meant, whatever follows. */
const NAME =
  'nbsp|amp|quot|lt|gt|apos|[mn]dash|hellip|(?:[lr][sd]|bd|sb)quo|[lr]s?aquo|euro|bull|trade|e[nm]sp|thinsp|[lrud]arr|permil';
const CERTAIN = new RegExp(`^&(${NAME})(?![a-z;])`);
/** A number (HTML Standard, 13.2.5.80), or the name of a character. */
const ENTITY = /(?<!\\)&(?:#(?:\d+|[xX][\da-fA-F]+)(?![\da-fA-F]);?|[A-Za-z][A-Za-z\d]{1,31};?)/g;
const LETTER = /[\p{L}\p{N}_]/u;

/** The names that HTML reads without a semicolon, too: an old text has them. */
const legacy: ReadonlySet<string> = new Set(characterEntitiesLegacy);

function inBlock({ source, start: from }: SourceBlock, file: CheckedFile): Finding[] {
  return [...source.matchAll(ENTITY)].flatMap(({ 0: found, index }) => {
    const whole = wholeOf(source, found, index);
    if (whole === undefined) return [];
    const [start, end] = [from + index, from + index + whole.typed.length];
    const { entity } = whole;
    return file.atBody(
      start,
      end,
      {
        message: `This is no character, and is shown as written: ${whole.typed}`,
        found: whole.typed,
        suggestion: entity
          ? `Write it like this:   ${entity}   or \\& for the sign itself.`
          : `Type the character itself, or write \\& for the sign:   \\${whole.typed}`,
      },
      entity ? [{ start, end, text: entity }] : [],
    );
  });
}

/** Between two ordinary words, a line may break: it is pasted there. */
const PASTED_SPACE = /(?<=(?<!\p{L})\p{Ll}{2,20})&nbsp;(?=\p{Ll}{2})/gu;

function pasted({ source, start: from }: SourceBlock, file: CheckedFile): Finding[] {
  return [...source.matchAll(PASTED_SPACE)].map(({ 0: found, index }) => {
    const [start, end] = [from + index, from + index + found.length];
    const problem = {
      severity: 'warning' as const,
      message: 'Between these two words is a space at which no line can break, as other programs leave it.',
      found,
      suggestion: 'Type a space. If the line must not break here, leave it.',
    };
    return file.atBody(start, end, problem, [{ start, end, text: ' ' }]);
  });
}

/** What is typed of an entity that Markdown does not read, and the whole of it if it is known. */
function wholeOf(source: string, found: string, at: number): { typed: string; entity?: string } | undefined {
  const isInWord = LETTER.test(source.charAt(at - 1)) && !/\d/.test(source.charAt(at - 1));
  if (found.startsWith('&#')) return found.endsWith(';') ? undefined : { typed: found, entity: `${found};` };
  if (found.endsWith(';')) {
    const isKnown = decodeNamedCharacterReference(found.slice(1, -1)) !== false;
    return isKnown || isInWord ? undefined : { typed: found };
  }
  const [certain] = CERTAIN.exec(source.slice(at, at + 10)) ?? [];
  if (certain !== undefined) return { typed: certain, entity: `${certain};` };
  if (!legacy.has(found.slice(1)) || found.length <= 3) return undefined;
  // Within a word, only a letter is meant: caf&eacute, but not cut&copy.
  const isMeant = !isInWord || /\p{L}/u.test(decoded(found.slice(1)) ?? '');
  return isMeant ? { typed: found, entity: `${found};` } : undefined;
}

/** What is meant in a field, whatever follows, or the name or number of a character with its semicolon. */
const IN_FIELD = new RegExp(`&(?:(${NAME})(?![a-z;])|(#(?:\\d+|[xX][\\da-fA-F]+)|[A-Za-z][A-Za-z\\d]{1,31});)`, 'g');

/** Fields are plain text: visitors read the name of the character. */
function inFields(file: CheckedFile): Finding[] {
  return file.texts({ pattern: /&[#A-Za-z]/ }).flatMap(({ text, at }) =>
    [...text.matchAll(IN_FIELD)].flatMap(({ 0: found, 1: certain, 2: name = certain ?? '', index }) => {
      const character = decoded(name);
      if (character === undefined) return [];
      const finding = at(index, index + found.length, {
        message: `A field is shown exactly as written, including the name of a character: ${found}`,
        found,
        suggestion: `Type the character itself:   ${character}`,
        replacement: character,
      });
      return finding.field === undefined ? [] : finding;
    }),
  );
}

function decoded(name: string): string | undefined {
  if (!name.startsWith('#')) return decodeNamedCharacterReference(name) || undefined;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code > 31 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : undefined;
}
