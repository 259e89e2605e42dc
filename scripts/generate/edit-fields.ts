import { isSeq } from 'yaml';
import { sourceOf } from '../../renderer/content/parse/locations';
import type { ParsedFile } from '../../renderer/content/parse/parse';
import type { Path } from '../../renderer/content/schema/walk-fields';
import { PageChangeError } from './change-page';

/** Every string of a value, in the order of the file. */
export function stringsIn(value: unknown, path: Path = []): { path: Path; value: string }[] {
  if (typeof value === 'string') return [{ path, value }];
  if (Array.isArray(value)) return value.flatMap((item, index) => stringsIn(item, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => stringsIn(part, [...path, key]));
}

/** The text with an address replaced in one value. Everything before the value must still be as in the file. */
export function replaced(text: string, file: ParsedFile, path: Path, from: string, to: string): string {
  const place = sourceOf(file, path);
  const at = place?.source.indexOf(from) ?? -1;
  if (!place || at < 0) return text;
  const start = place.offset + at;
  return text.slice(0, start) + to + text.slice(start + from.length);
}

/** The text of redirects.yaml with another redirect at its end. */
export function withRedirect(text: string, { yaml, yamlOffset }: ParsedFile, from: string, to: string): string {
  const lineEnd = text.includes('\r\n') ? '\r\n' : '\n';
  const lines = `- from: ${from}${lineEnd}  to: ${to}${lineEnd}`;
  const list = yaml.contents;
  if (!isSeq(list) || !list.flow || !list.range) {
    const gap = text === '' || text.endsWith('\n') ? '' : lineEnd;
    return text + gap + lines;
  }
  if (list.items.length > 0)
    throw new PageChangeError('redirects.yaml has its list in brackets. Write each redirect on its own lines first.');
  const [start, end] = list.range;
  return text.slice(0, yamlOffset + start) + lines.trimEnd() + text.slice(yamlOffset + end);
}
