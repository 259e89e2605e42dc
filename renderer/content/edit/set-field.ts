import { isPair, isScalar } from 'yaml';
import type * as z from 'zod';
import { valueAt } from '../../platform/records';
import type { ParsedFile } from '../parse/parse';
import { keysOf, type Path, schemaAt } from '../schema/walk-fields';
import { changeData, printed } from './change-data';
import { partsOf } from './parts';

/**
 * A file with another value of a field, which may be missing so far: it is then put where its schema has it, with the group around it.
 * @param value undefined to remove the field
 * @throws Error if the file is written in a way in which the change can't be made
 */
export function setField(file: ParsedFile, schema: z.ZodType, path: Path, value: unknown): ParsedFile {
  const old = valueAt(file.data, path);
  if (value === undefined) return old === undefined ? file : changeData(file, { do: 'remove', path });
  if (isSimple(value) && (isSimple(old) || old === null)) return changeData(file, { do: 'replace', path, value });
  const [around, name] = [path.slice(0, -1), String(path.at(-1))];
  const rest = old === undefined ? file : changeData(file, { do: 'remove', path });
  const group = valueAt(rest.data, around);
  if (around.length > 0 && group === undefined) return setField(rest, schema, around, { [name]: value });
  const at = Array.isArray(group) ? Number(name) : placeOf(rest, schema, around, name);
  const yaml = printed(Array.isArray(group) ? [value] : { [name]: value });
  return changeData(rest, { do: 'insert', path: around, at, yaml });
}

function isSimple(value: unknown): value is string | boolean {
  return typeof value === 'string' || typeof value === 'boolean';
}

/** The index of a missing field in its group: behind the nearest one that its schema has before it. */
function placeOf(file: ParsedFile, schema: z.ZodType, around: Path, name: string): number {
  const order = keysOf(schemaAt(schema, file.data, around));
  const present = partsOf(file, around)?.node.items.map((item) => isPair(item) && isScalar(item.key) && item.key.value);
  const above = order.slice(0, Math.max(0, order.indexOf(name))).findLast((key) => present?.includes(key));
  return above === undefined || !present ? 0 : present.indexOf(above) + 1;
}
