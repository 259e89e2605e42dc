import type { Nodes } from 'mdast';
import { type Diagnostic, diagnosticAt, type Edit, type Problem, rangeAt } from '../diagnostics/diagnostic';
import { lineAt } from '../diagnostics/line-index';
import { asMarkdown } from '../parse/html-to-markdown';
import { diagnosticAtNode } from '../parse/locations';
import { componentMeant, insteadOf } from '../parse/mdx-rules';
import type { ParsedFile } from '../parse/parse';
import { allNodes } from '../parse/walk-mdast';
import { bodyComponents } from '../schema/body-components';
import { isLanguage, languageNamed } from '../schema/language';
import { didYouMean, unambiguousMatch } from '../text/did-you-mean';
import { markdownFor, noHtml } from '../text/html-advice';
import type { Rule } from './rule';

type Element = Extract<Nodes, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>;
type MdxJsxAttribute = Extract<Element['attributes'][number], { type: 'mdxJsxAttribute' }>;

export const componentsAreKnown: Rule = {
  category: 'Write the text',
  description: 'A text uses only the components on the list, with only the properties they have, each once.',
  rationale:
    'Anything else in angle brackets would be code or HTML, which content does not contain, so that nobody who edits text can break a page.',
  fix: 'Corrects the name of a component or property that is a letter or two off from its only possible match, and writes bold and emphasized words, links to other sites, headings, lists and line breaks of HTML in Markdown.',
  checkFile: ({ file }) => {
    const parents = new Map<Nodes, Nodes>();
    let endOfWhole = 0;
    return allNodes(file.tree).flatMap((node) => {
      if ('children' in node) for (const child of node.children) parents.set(child, node);
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return [];
      const [start, end] = [node.position?.start.offset ?? 0, node.position?.end.offset ?? 0];
      if (PARTS.has(node.name ?? '') && start < endOfWhole) return [];
      if (WHOLES.has(node.name ?? '')) endOfWhole = end;
      return wrongIn(node, parents.get(node) ?? file.tree, file) ?? [];
    });
  },
};

/** Parts of an HTML list or table, which has already been reported. */
const PARTS = new Set(['li', 'thead', 'tbody', 'tr', 'th', 'td']);
const WHOLES = new Set(['ul', 'ol', 'table']);

const names = Object.keys(bodyComponents);

function wrongIn(node: Element, parent: Nodes, file: ParsedFile): Diagnostic | undefined {
  const name = node.name ?? '';
  const known = Object.hasOwn(bodyComponents, name) ? bodyComponents[name] : undefined;
  return known
    ? (unknownProperty(node, name, known, file) ?? doubledProperty(node, name, file) ?? unknownLanguage(node, file))
    : diagnosticAtNode(file, node, unknownComponent(node, parent, name, file));
}

function unknownComponent(node: Element, parent: Nodes, name: string, file: ParsedFile): Problem {
  const meant = componentMeant(name);
  const problem = { code: 'components-are-known', found: name, suggestion: insteadOf(name) } as const;
  if (meant === undefined && markdownFor(name) !== undefined) {
    const edits = asMarkdown(node, parent, file.body);
    const fix = edits?.map(({ start, end, text }) => ({ ...rangeAt(file.body, start, end), text }));
    return { ...problem, message: noHtml(name), ...(fix && { fix }) };
  }
  return {
    ...problem,
    message: `There is no component <${name}>.`,
    expected: `one of ${names.map((each) => `<${each}>`).join(', ')}`,
    fix: renaming(node, name, meant, file),
  };
}

function unknownProperty(node: Element, name: string, known: readonly string[], file: ParsedFile) {
  const attribute = node.attributes.find((each) => each.type === 'mdxJsxAttribute' && !known.includes(each.name));
  if (attribute?.type !== 'mdxJsxAttribute') return undefined;
  return atProperty(file, attribute, {
    code: 'components-are-known',
    message: `<${name}> has no property "${attribute.name}".`,
    expected: known.length > 0 ? `one of ${known.join(', ')}` : undefined,
    found: attribute.name,
    suggestion: known.length > 0 ? didYouMean(attribute.name, known) : `Write <${name}> without properties.`,
    replacement: unambiguousMatch(
      attribute.name,
      known.filter((each) => !hasProperty(node, each)),
      2,
    ),
  });
}

function hasProperty({ attributes }: Element, name: string): boolean {
  return attributes.some((each) => each.type === 'mdxJsxAttribute' && each.name === name);
}

function doubledProperty({ attributes }: Element, name: string, file: ParsedFile): Diagnostic | undefined {
  const seen = new Set<string>();
  const properties = attributes.filter((each) => each.type === 'mdxJsxAttribute');
  const doubled = properties.find((each) => seen.size === seen.add(each.name).size);
  if (doubled === undefined) return undefined;
  return atProperty(file, doubled, {
    code: 'components-are-known',
    message: `<${name}> has the property "${doubled.name}" twice, and only the last one would be shown.`,
    found: doubled.name,
    suggestion: 'Delete one of the two.',
  });
}

function unknownLanguage({ attributes }: Element, file: ParsedFile): Diagnostic | undefined {
  const lang = attributes.find((each) => each.type === 'mdxJsxAttribute' && each.name === 'lang');
  if (lang?.type !== 'mdxJsxAttribute' || typeof lang.value !== 'string' || isLanguage(lang.value)) return undefined;
  return atProperty(file, lang, {
    code: 'components-are-known',
    message: `A language is written as a code, but found "${lang.value}".`,
    found: lang.value,
    suggestion: `Write it like this:   lang="${languageNamed(lang.value) ?? 'de'}"`,
  });
}

/** A diagnostic at the name of a property. */
function atProperty(file: ParsedFile, { name, position }: MdxJsxAttribute, problem: Problem): Diagnostic {
  const start = position?.start.offset ?? 0;
  return diagnosticAt(file, rangeAt(file.body, start, start + name.length), problem);
}

/** The name in the opening tag and the closing one. */
function renaming(node: Element, name: string, meant: string | undefined, { body }: ParsedFile): Edit[] | undefined {
  const [start, end] = [node.position?.start.offset, node.position?.end.offset];
  if (meant === undefined || start === undefined || end === undefined) return undefined;
  // Elsewhere the right name would be in the wrong place, see components-are-on-their-own-lines.
  if (node.type === 'mdxJsxTextElement' && !isOwnParagraph(node, body)) return undefined;
  const opening = { ...rangeAt(body, start + 1, start + 1 + name.length), text: meant };
  const closing = body.lastIndexOf(`</${name}>`, end);
  const hasClosing = closing > start && closing + name.length + 3 === end;
  if (!hasClosing) return [opening];
  return [opening, { ...rangeAt(body, closing + 2, closing + 2 + name.length), text: meant }];
}

/** Whether an element is alone on its lines, with empty lines around it. */
function isOwnParagraph({ position }: Element, body: string): boolean {
  if (!position) return false;
  const { start, end } = position;
  const around = [
    lineAt(body, start.line - 1),
    lineAt(body, start.line)?.slice(0, start.column - 1),
    lineAt(body, end.line)?.slice(end.column - 1),
    lineAt(body, end.line + 1),
  ];
  return around.every((text) => !text?.trim());
}
