import type { Nodes } from 'mdast';
import { diagnosticAt, type Finding, type Problem, rangeAt } from '../diagnostics/diagnostic';
import type { ParsedFile } from '../parse/parse';
import { allNodes, offsetsOf } from '../parse/walk-mdast';
import { tokensOf } from '../schema/tokens';
import type { Field } from '../schema/walk-fields';
import { atFieldPart } from './texts-in-file';

/** A token of a file, such as [[clients]]. */
export interface Token {
  id: string;
  /** Whether it is escaped with a backslash, to show the brackets. */
  isEscaped: boolean;
  /** A diagnostic at the token; a replacement replaces the token with its brackets. */
  at: (problem: Problem) => Finding;
}

/** Every token that is filled in: in the fields and in the body, but not in what it shows as code. */
export function tokensIn(file: ParsedFile, fields: readonly Field[]): Token[] {
  const inFields = fields.flatMap(({ path, value }) =>
    typeof value !== 'string'
      ? []
      : tokensOf(value).map(({ id, start, end }) => ({
          id,
          isEscaped: false,
          at: (problem: Problem) => atFieldPart(file, { path, text: value, start, end }, problem),
        })),
  );
  const typed = tokensOf(file.body).filter(({ start }) => file.body[start - 1] !== '\\');
  const found = [...typed.map((token) => ({ ...token, isEscaped: false })), ...escapedTokens(file.body)];
  const code = found.length === 0 ? [] : codeOf(file);
  const inBody = found
    .filter(({ start }) => !code.some(([from, to]) => start >= from && start < to))
    .map(({ id, isEscaped, start, end }) => ({
      id,
      isEscaped,
      at: (problem: Problem) => diagnosticAt(file, rangeAt(file.body, start, end), problem),
    }));
  return [...inFields, ...inBody];
}

/** A backslash does not help: once the page is rendered, the brackets are brackets, and the token is filled in. */
function escapedTokens(body: string) {
  const escaped = body.matchAll(/\\\[\\?\[([^\][\\]*)\\?\]\\?\]/g);
  return [...escaped].map(({ 0: { length }, 1: id = '', index }) => ({
    id,
    isEscaped: true,
    start: index,
    end: index + length,
  }));
}

const CODE = new Set<Nodes['type']>(['code', 'inlineCode', 'mdxFlowExpression', 'mdxTextExpression']);

/** The offsets of code and comments in the body. */
function codeOf({ tree }: ParsedFile): [from: number, to: number][] {
  return allNodes(tree).flatMap((node) => (CODE.has(node.type) ? [offsetsOf(node)] : []));
}
