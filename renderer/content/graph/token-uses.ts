import { memoize } from '../../platform/memoize';
import { type Diagnostic, diagnosticAt, type Problem, rangeAt } from '../diagnostics/diagnostic';
import type { ParsedFile } from '../parse/parse';
import type { ValidFile } from '../parse/parse-and-validate';
import { allNodes } from '../parse/walk-mdast';
import { tokensOf } from '../schema/tokens';
import { fieldsOf } from '../schema/walk-fields';
import { atFieldPart } from './texts-in-file';

/** A token of a file, such as [[clients]]. */
interface Token {
  id: string;
  /** Whether it is escaped with a backslash, to show the brackets. */
  isEscaped: boolean;
  /** A diagnostic at the token; a replacement replaces the token with its brackets. */
  at: (problem: Problem) => Diagnostic;
}

/** Every token that is filled in: in the fields and in the body, but not in what it shows as code. */
export function tokensIn({ file, schema, data }: ValidFile): Token[] {
  const inFields = fieldsOf(schema, data).flatMap(({ path, value }) =>
    typeof value !== 'string'
      ? []
      : tokensOf(value).map(({ id, start, end }) => ({
          id,
          isEscaped: false,
          at: (problem: Problem) => atFieldPart(file, path, value, start, end, problem),
        })),
  );
  const typed = tokensOf(file.body).filter(({ start }) => file.body[start - 1] !== '\\');
  const code = typed.length === 0 ? [] : codeOf(file);
  const inBody = typed
    .filter(({ start }) => !code.some(([from, to]) => start >= from && start < to))
    .map(({ id, start, end }) => ({
      id,
      isEscaped: false,
      at: (problem: Problem) => diagnosticAt(file, rangeAt(file.body, start, end), problem),
    }));
  return [...inFields, ...inBody, ...escapedTokens(file)];
}

/** A backslash does not help: once the page is rendered, the brackets are brackets, and the token is filled in. */
function escapedTokens(file: ParsedFile): Token[] {
  const escaped = [...file.body.matchAll(/\\\[\\?\[([^\][\\]*)\\?\]\\?\]/g)];
  const code = escaped.length === 0 ? [] : codeOf(file);
  return escaped
    .filter(({ index }) => !code.some(([from, to]) => index >= from && index < to))
    .map(({ 0: { length }, 1: id = '', index }) => ({
      id,
      isEscaped: true,
      at: (problem: Problem) => diagnosticAt(file, rangeAt(file.body, index, index + length), problem),
    }));
}

/** Where the body shows code or has a comment, as offsets. */
function codeOf({ tree }: ParsedFile): [from: number, to: number][] {
  return allNodes(tree).flatMap(({ type, position }) => {
    const isCode =
      type === 'code' || type === 'inlineCode' || type === 'mdxFlowExpression' || type === 'mdxTextExpression';
    const { start, end } = position ?? {};
    return isCode && start?.offset !== undefined && end?.offset !== undefined ? [[start.offset, end.offset]] : [];
  });
}

/** What a file names as a claim, in its fields and its body. */
export const namedClaims = memoize(({ references, file }: ValidFile): readonly string[] => [
  // A slice of the text: the body would be another copy in memory for each of thousands of files.
  ...tokensOf(file.text.slice(file.bodyPlace.offset)).map(({ id }) => id),
  ...references.flatMap(({ kind, value }) => (kind === 'claim' || kind === 'token' ? value : [])),
]);
