import type { Blockquote, Nodes } from 'mdast';
import type * as z from 'zod';
import type { CheckedFile } from '../checked-file/checked-file';
import { diagnosticAt, type Edit, type Finding, type Problem, rangeAt } from '../diagnostics/diagnostic';
import { lineAt } from '../diagnostics/line-index';
import { alertOf } from '../parse/alerts';
import { asMarkdown } from '../parse/html-to-markdown';
import { adviceFor, componentMeant, insteadOf } from '../parse/mdx-rules';
import { allNodes } from '../parse/walk-mdast';
import { type BodyComponent, componentNamed, nameOfAlerts } from '../schema/body-components';
import { formatIn, type SiteOfText } from '../schema/define-format';
import { descriptionOf, isRequired } from '../schema/walk-fields';
import { didYouMean, unambiguousMatch } from '../text/did-you-mean';
import { noHtml } from '../text/html-advice';
import { defineRule } from './define-rule';

type Element = Extract<Nodes, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>;
type Properties = readonly Extract<Element['attributes'][number], { type: 'mdxJsxAttribute' }>[];

export default defineRule({
  category: 'Write the text',
  description: 'A text uses only the components on the list, with only the properties they have, each once.',
  rationale:
    'Anything else in angle brackets would be code or HTML, which content does not contain, so that nobody who edits text can break a page.',
  fix: 'Corrects the name of a component or property that is a letter or two off from its only possible match, and writes bold and emphasized words, links to other sites, headings, lists and line breaks of HTML in Markdown.',
  file: (file) => {
    const parents = new Map<Nodes, Nodes>();
    let endOfWhole = 0;
    return allNodes(file.tree).flatMap((node) => {
      if ('children' in node) for (const child of node.children) parents.set(child, node);
      if (node.type === 'blockquote') return undrawnAlert(node, file);
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return [];
      const [start, end] = [node.position?.start.offset ?? 0, node.position?.end.offset ?? 0];
      if (PARTS.has(node.name ?? '') && start < endOfWhole) return [];
      if (WHOLES.has(node.name ?? '')) endOfWhole = end;
      return wrongIn(node, parents.get(node) ?? file.tree, file) ?? [];
    });
  },
});

/** Parts of an HTML list or table, which has already been reported. */
const PARTS = new Set(['li', 'thead', 'tbody', 'tr', 'th', 'td']);
const WHOLES = new Set(['ul', 'ol', 'table']);

function undrawnAlert(node: Blockquote, file: CheckedFile): Finding[] {
  if (nameOfAlerts(file.type.site.bodyComponents) !== undefined || !alertOf(node)) return [];
  return [
    file.atNode(node, {
      message: 'This site does not draw alerts such as > [!NOTE].',
      suggestion: 'Delete the first line, and write the rest as a paragraph or a quotation.',
    }),
  ];
}

function wrongIn(node: Element, parent: Nodes, file: CheckedFile): Finding | undefined {
  const name = node.name ?? '';
  const known = componentNamed(name, file.type.site.bodyComponents);
  if (!known) return file.atNode(node, unknownComponent(node, parent, name, file));
  const own = node.attributes.filter((each) => each.type === 'mdxJsxAttribute');
  return (
    unknownProperty(own, name, Object.keys(known.props), file) ??
    doubledProperty(own, name, file) ??
    wrongProperty(own, name, known, file) ??
    missingProperty(node, own, known, file)
  );
}

function unknownComponent(node: Element, parent: Nodes, name: string, file: CheckedFile): Problem {
  const components = file.type.site.bodyComponents;
  const names = Object.keys(components);
  const meant = componentMeant(name, components);
  const problem = { found: name, suggestion: insteadOf(name, components) } as const;
  if (meant === undefined && adviceFor(name, components) !== undefined) {
    const edits = asMarkdown(node, parent, file.body);
    const fix = edits?.map(({ start, end, text }) => ({ ...rangeAt(file.body, start, end), text }));
    return { ...problem, ...(isAnchor(node) && ANCHOR), message: noHtml(name), ...(fix && { fix }) };
  }
  return {
    ...problem,
    message: `There is no component <${name}>.`,
    expected: names.length > 0 ? `one of ${names.map((each) => `<${each}>`).join(', ')}` : undefined,
    fix: renaming(node, name, meant, file),
  };
}

/** A place to link to, as HTML writes it. */
const ANCHOR = { suggestion: 'Delete the tags and keep the text: headings get their anchors by themselves.' };

function isAnchor({ name, attributes }: Element): boolean {
  const has = (property: string) =>
    attributes.some((each) => each.type === 'mdxJsxAttribute' && each.name === property);
  return name === 'a' && !has('href') && (has('id') || has('name'));
}

function unknownProperty(properties: Properties, name: string, known: readonly string[], file: CheckedFile) {
  const unknown = properties.find((each) => !known.includes(each.name));
  if (!unknown) return undefined;
  const missing = known.filter((each) => !properties.some((own) => own.name === each));
  return atProperty(file, unknown, {
    message: `<${name}> has no property "${unknown.name}".`,
    expected: known.length > 0 ? `one of ${known.join(', ')}` : undefined,
    found: unknown.name,
    suggestion:
      known.length === 0
        ? `Write <${name}> without properties.`
        : missing.length === 0
          ? `Delete it: <${name}> has each of its properties.`
          : didYouMean(unknown.name, missing),
    replacement: unambiguousMatch(unknown.name, missing, 2),
  });
}

function doubledProperty(properties: Properties, name: string, file: CheckedFile): Finding | undefined {
  const seen = new Set<string>();
  const doubled = properties.find((each) => seen.size === seen.add(each.name).size);
  if (!doubled) return undefined;
  return atProperty(file, doubled, {
    message: `<${name}> has the property "${doubled.name}" twice, and only the last one would be shown.`,
    found: doubled.name,
    suggestion: 'Delete one of the two.',
  });
}

function wrongProperty(properties: Properties, name: string, { props }: BodyComponent, file: CheckedFile) {
  for (const property of properties) {
    // mdx-is-safe reports a value that is code.
    if (typeof property.value !== 'string') continue;
    const [issue] = props[property.name]?.safeParse(property.value).error?.issues ?? [];
    if (issue) return atProperty(file, property, problemOf(issue, name, property.name, property.value, file.type.site));
  }
  return undefined;
}

function problemOf(issue: z.core.$ZodIssue, name: string, property: string, found: string, site: SiteOfText): Problem {
  const like = (value: unknown) => `Write it like this:   ${property}="${value}"`;
  if (issue.code === 'invalid_value')
    return {
      message: `<${name}> has no ${property} "${found}".`,
      expected: `one of ${issue.values.join(', ')}`,
      found,
      suggestion: like(issue.values.at(-1)),
    };
  const format = issue.code === 'custom' ? formatIn(issue.params) : undefined;
  if (!format) return { message: issue.message, found };
  const { message, suggestion } = format.problem(found, site);
  // A format suggests YAML.
  return { message, found, suggestion: suggestion?.replace(/(\w+): (\S+)/, '$1="$2"') };
}

function missingProperty(node: Element, properties: Properties, { props }: BodyComponent, file: CheckedFile) {
  const given = properties.map(({ name }) => name);
  const missing = Object.keys(props).find((name) => isRequired(props[name]) && !given.includes(name));
  if (missing === undefined) return undefined;
  return file.atNode(node, {
    message: `This <${node.name}> needs the property "${missing}".`,
    expected: descriptionOf(props[missing]),
    suggestion: `Write it in the tag, like this:   ${missing}="…"`,
  });
}

/** A diagnostic at the name of a property. */
function atProperty(file: CheckedFile, { name, position }: Properties[number], words: Problem): Finding {
  const start = position?.start.offset ?? 0;
  const range = rangeAt(file.body, start, start + name.length);
  return diagnosticAt(file, range, words);
}

/** The name in the opening tag and the closing one. */
function renaming(node: Element, name: string, meant: string | undefined, { body }: CheckedFile): Edit[] | undefined {
  // Elsewhere the right name would be in the wrong place, see components-are-on-their-own-lines.
  if (meant === undefined || (node.type === 'mdxJsxTextElement' && !isOwnParagraph(node, body))) return undefined;
  const [start, end] = [node.position?.start.offset ?? 0, node.position?.end.offset ?? 0];
  // Without a closing tag it has no content, which every component needs.
  if (!body.slice(start, end).endsWith(`</${name}>`)) return undefined;
  return [start + 1, end - `${name}>`.length].map((place) => ({
    ...rangeAt(body, place, place + name.length),
    text: meant,
  }));
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
