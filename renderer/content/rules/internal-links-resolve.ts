import { visit } from 'unist-util-visit';
import { anchorsOf } from '../anchors';
import type { Diagnostic } from '../diagnostics/diagnostic';
import { didYouMean } from '../nearest';
import { eachField } from '../schema/walk';
import type { Linked, ValidFile } from '../steps/link';
import { atField, inFile } from '../steps/parse';
import type { Rule } from './rule';

type Problem = Pick<Diagnostic, 'message' | 'found' | 'suggestion'>;

export const internalLinksResolve: Rule = {
  task: 'Set links',
  demand: 'Every link to this site leads to a page that exists, and its anchor stands on that page.',
  why: 'A dead link is a visitor lost. Addresses are compared letter by letter, because some hosts do.',
  check: (linked) => linked.files.flatMap((file) => [...inFields(file, linked), ...inBody(file, linked)]),
};

function inFields(file: ValidFile, linked: Linked): Diagnostic[] {
  const found: Diagnostic[] = [];
  for (const { path, value, schema } of eachField(file.schema, file.data)) {
    if (schema.meta()?.refersTo !== 'address' || typeof value !== 'string') continue;
    const problem = problemOf(value, file.address, linked);
    if (problem) found.push(atField(file.file, path, 'value', { code: 'internal-links-resolve', ...problem }));
  }
  return found;
}

function inBody({ file, address }: ValidFile, linked: Linked): Diagnostic[] {
  const found: Diagnostic[] = [];
  visit(file.tree, (node) => {
    if (node.type !== 'link' && node.type !== 'definition') return;
    const problem = problemOf(node.url, address, linked);
    if (!problem || !node.position) return;
    const { start, end } = node.position;
    const range = { line: start.line, column: start.column, endLine: end.line, endColumn: end.column };
    found.push(inFile(file, range, { code: 'internal-links-resolve', ...problem }));
  });
  return found;
}

function problemOf(href: string, from: string | undefined, { content, brokenAddresses }: Linked): Problem | undefined {
  // Whatever begins otherwise is no address of this site; links-are-safe has its word on it.
  if (!/^[/#]/.test(href)) return undefined;
  const [path = '', anchor] = href.split('#');
  const target = path === '' ? (from ?? '/') : path;
  if (target.startsWith('/media/')) return undefined;
  if (brokenAddresses.has(target)) return undefined;
  const entry = content.entries.get(target);
  if (!entry) {
    return {
      message: `The link leads to ${target}, but no page has that address.`,
      found: href,
      suggestion: didYouMean(target, [...content.entries.keys()]),
    };
  }
  const anchors = anchorsOf(entry);
  if (anchor === undefined || anchors.includes(anchor)) return undefined;
  return {
    message: `The link leads to #${anchor} on ${target}, but nothing there has that anchor.`,
    found: href,
    suggestion: anchors.length > 0 ? didYouMean(anchor, anchors) : `Link to ${target} without #${anchor}.`,
  };
}
