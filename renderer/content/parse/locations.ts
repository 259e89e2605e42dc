import type { Nodes } from 'mdast';
import { type Document, isMap, isNode, isPair, isScalar, isSeq, type Node, visit } from 'yaml';
import {
  type Diagnostic,
  diagnosticAt,
  type Edit,
  type Finding,
  type Problem,
  type ProblemOf,
  rangeAt,
} from '../diagnostics/diagnostic';
import type { Path } from '../schema/walk-fields';
import type { ParsedFile } from './parse';

/** What is underlined: the name of a field, or its value. */
type Part = 'key' | 'value';

/** A diagnostic of severity error at a field. */
export function diagnosticAtField(file: ParsedFile, path: Path, part: Part, problem: ProblemOf): Diagnostic;
export function diagnosticAtField(file: ParsedFile, path: Path, part: Part, problem: Problem): Finding;
export function diagnosticAtField(file: ParsedFile, path: Path, part: Part, problem: Problem): Finding {
  const { replacement, ...rest } = problem;
  const node = nodeAt(file.yaml, path, part) ?? nodeAround(file.yaml, path);
  // Without fields, the place where the first would be: below the three hyphens.
  const [start, end] = node?.range ?? [1, 1];
  const range = rangeAt(file.text, file.yamlOffset + start, file.yamlOffset + end);
  const fix = replacement === undefined ? undefined : fixOf(file, node, replacement);
  return diagnosticAt(file, range, { field: path.join('.'), ...(fix && { fix }), ...rest });
}

/** A diagnostic where a field belongs that is missing at the top: at the hyphens below the others, or at the last one. */
export function diagnosticBelowFields(
  file: ParsedFile,
  field: string,
  problem: (above?: string) => ProblemOf,
): Diagnostic {
  const hyphens = file.text.lastIndexOf('---', file.bodyPlace.offset);
  if (hyphens > file.yamlOffset)
    return diagnosticAt(file, rangeAt(file.text, hyphens, hyphens + '---'.length), {
      field,
      ...problem('the hyphens'),
    });
  const last = isMap(file.yaml.contents) ? file.yaml.contents.items.at(-1)?.key : undefined;
  return { ...diagnosticAtField(file, isScalar(last) ? [String(last.value)] : [], 'key', problem()), field };
}

/** A diagnostic at a node of a file's body. */
export function diagnosticAtNode(file: ParsedFile, { position }: Pick<Nodes, 'position'>, problem: Problem): Finding {
  const { start, end } = position ?? { start: { line: 1, column: 1 }, end: { line: 1, column: 1 } };
  const range = { line: start.line, column: start.column, endLine: end.line, endColumn: end.column };
  return diagnosticAt(file, range, problem);
}

/** The source of a field's value and where it begins in the file, or undefined if there is no such field. */
export function sourceOf(file: ParsedFile, path: Path): { source: string; offset: number; style?: string } | undefined {
  const node = nodeAt(file.yaml, path, 'value');
  if (!node?.range) return undefined;
  const [start, end] = node.range;
  const style = isScalar(node) ? node.type : undefined;
  const offset = file.yamlOffset + start;
  return { source: file.text.slice(offset, file.yamlOffset + end), offset, style };
}

/** A value that is typed without quotation marks, with its offsets in the text of the file. */
export interface PlainValue {
  /** A function, because finding a place in a long list takes time. */
  path: () => Path;
  value: string;
  start: number;
  end: number;
}

/** The values of a file that are typed without quotation marks, and the names of its fields. */
export function plainValuesIn({ yaml, yamlOffset }: ParsedFile): PlainValue[] {
  const found: PlainValue[] = [];
  visit(yaml, {
    Scalar: (_key, node, around) => {
      if (node.type !== 'PLAIN' || !node.range) return;
      const [start, end] = node.range;
      const path = () => pathOf([...around, node]);
      found.push({ path, value: String(node.value), start: yamlOffset + start, end: yamlOffset + end });
    },
  });
  return found;
}

/** The path of a node, from its ancestors. */
function pathOf(nodes: readonly unknown[]): (string | number)[] {
  return nodes.flatMap((node, at) => {
    if (isPair(node)) return String(node.key);
    return isSeq(node) ? node.items.indexOf(nodes[at + 1]) : [];
  });
}

function nodeAt(yaml: Document, path: Path, part: Part): Node | undefined {
  if (part === 'key') {
    const parent = yaml.getIn(path.slice(0, -1), true);
    const keys = isMap(parent) ? parent.items.map(({ key }) => key).filter(isScalar) : [];
    const key = keys.find(({ value }) => value === path.at(-1));
    if (key) return key;
  }
  const node = yaml.getIn(path, true);
  return isNode(node) ? node : undefined;
}

/** The nearest existing field around a missing field. */
function nodeAround(yaml: Document, path: Path): Node | undefined {
  if (path.length === 0) return undefined;
  const around = path.slice(0, -1);
  return nodeAt(yaml, around, 'key') ?? nodeAround(yaml, around);
}

/** How many quotation marks are on each side of a value, by its style. */
const MARKS: Partial<Record<string, number>> = { PLAIN: 0, QUOTE_SINGLE: 1, QUOTE_DOUBLE: 1 };

/** Replaces the text of a value between its quotation marks; undefined for blocks, lists and groups. */
function fixOf(file: ParsedFile, node: Node | undefined, text: string): Edit[] | undefined {
  const marks = isScalar(node) ? MARKS[node.type ?? ''] : undefined;
  if (marks === undefined || !node?.range) return undefined;
  const [start, end] = node.range;
  return [{ ...rangeAt(file.text, file.yamlOffset + start + marks, file.yamlOffset + end - marks), text }];
}
