import { isSeq } from 'yaml';
import { sourceOf } from '../../content/parse/locations';
import type { ParsedFile } from '../../content/parse/parse';
import type { Path } from '../../content/schema/walk-fields';
import { lineStart } from '../../content/text/line-bounds';
import { ChangeError } from '../../platform/change-folder';

/** Every string of a value, in the order of the file. */
export function stringsIn(value: unknown, path: Path = []): { path: Path; value: string }[] {
  if (typeof value === 'string') return [{ path, value }];
  if (Array.isArray(value)) return value.flatMap((item, index) => stringsIn(item, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => stringsIn(part, [...path, key]));
}

/** The text of a file with an address replaced in some of its values, which are in the order of the file. */
export function replacedIn(file: ParsedFile, places: readonly { path: Path }[], from: string, to: string): string {
  // From the end, so that everything before a value is still as in the file.
  return places.toReversed().reduce((text, { path }) => {
    const place = sourceOf(file, path);
    const at = place?.source.indexOf(from) ?? -1;
    if (!place || at < 0) return text;
    const start = place.offset + at;
    return text.slice(0, start) + to + text.slice(start + from.length);
  }, file.text);
}

/**
 * The text of a file with an entry at the end of one of its lists, and the line on which the entry begins. Undefined if the
 * list is missing or in brackets.
 * @param entry its lines, not indented
 */
export function withEntry({ text, yaml, yamlOffset }: ParsedFile, list: string, entry: string) {
  const node = yaml.get(list, true);
  if (!isSeq(node) || node.flow || !node.range) return undefined;
  const start = yamlOffset + node.range[0];
  const end = yamlOffset + node.range[1];
  const offset = text.charAt(end - 1) === '\n' ? end : text.indexOf('\n', end) + 1;
  const indent = ' '.repeat(start - lineStart(text, start));
  const lines = entry.replace(/^(?=.)/gm, indent).replaceAll('\n', lineEndOf(text));
  return {
    text: text.slice(0, offset) + lines + text.slice(offset),
    line: text.slice(0, offset).split('\n').length,
  };
}

/** The text of redirects.yaml with another redirect at its end. */
export function withRedirect(text: string, { yaml, yamlOffset }: ParsedFile, from: string, to: string): string {
  const lineEnd = lineEndOf(text);
  const lines = `- from: ${from}${lineEnd}  to: ${to}${lineEnd}`;
  const list = yaml.contents;
  if (!isSeq(list) || !list.flow || !list.range) {
    const gap = text === '' || text.endsWith('\n') ? '' : lineEnd;
    return text + gap + lines;
  }
  if (list.items.length > 0)
    throw new ChangeError('redirects.yaml has its list in brackets. Write each redirect on its own lines first.');
  const [start, end] = list.range;
  return text.slice(0, yamlOffset + start) + lines.trimEnd() + text.slice(yamlOffset + end);
}

function lineEndOf(text: string): string {
  return text.includes('\r\n') ? '\r\n' : '\n';
}
