import type { Nodes } from 'mdast';
import { type Edit, type Problem, rangeAt } from '../diagnostics/diagnostic';
import { certainlyMeant, didYouMean } from '../nearest';
import { nodesOf } from '../nodes';
import { bodyComponents } from '../schema/body-components';
import type { ParsedFile } from '../steps/parse';
import { atNode } from './at-node';
import type { Rule } from './rule';

type Element = Extract<Nodes, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>;

export const componentsAreKnown: Rule = {
  task: 'Write the text',
  demand: 'Only the components of the list stand in a text, with the properties that they have, each once.',
  why: 'Everything else in angle brackets would be code or HTML, which content does not hold: so nobody who changes copy can break a page.',
  fix: 'Corrects the name of a component or property that is a letter or two off from the only one that can be meant.',
  checkFile: ({ file }) =>
    nodesOf(file.tree).flatMap((node) => {
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return [];
      const problem = problemOf(node, file);
      return problem ? atNode(file, node, problem) : [];
    }),
};

function problemOf(node: Element, file: ParsedFile): Problem | undefined {
  const name = node.name ?? '';
  const known = Object.hasOwn(bodyComponents, name) ? bodyComponents[name] : undefined;
  return known
    ? (unknownProperty(node, name, known, file) ?? doubledProperty(node, name))
    : unknownComponent(node, name, file);
}

function unknownComponent(node: Element, name: string, file: ParsedFile): Problem {
  const names = Object.keys(bodyComponents);
  return {
    code: 'components-are-known',
    message: `There is no component <${name}>.`,
    expected: `one of ${names.map((each) => `<${each}>`).join(', ')}`,
    found: name,
    suggestion: /^[a-z]/.test(name) ? 'Write it in Markdown: HTML tags stand in no text.' : didYouMean(name, names),
    fix: renaming(node, name, certainlyMeant(name, names, 2), file),
  };
}

function unknownProperty(node: Element, name: string, known: readonly string[], file: ParsedFile): Problem | undefined {
  const attribute = node.attributes.find((each) => each.type === 'mdxJsxAttribute' && !known.includes(each.name));
  if (attribute?.type !== 'mdxJsxAttribute') return undefined;
  const meant = certainlyMeant(attribute.name, known, 2);
  const start = attribute.position?.start.offset;
  return {
    code: 'components-are-known',
    message: `<${name}> has no property "${attribute.name}".`,
    expected: known.length > 0 ? `one of ${known.join(', ')}` : undefined,
    found: attribute.name,
    suggestion: known.length > 0 ? didYouMean(attribute.name, known) : `Write <${name}> without properties.`,
    fix:
      meant === undefined || start === undefined
        ? undefined
        : [{ ...rangeAt(file.body, start, start + attribute.name.length), text: meant }],
  };
}

function doubledProperty({ attributes }: Element, name: string): Problem | undefined {
  const names = attributes.flatMap((each) => (each.type === 'mdxJsxAttribute' ? each.name : []));
  const doubled = names.find((each, index) => names.indexOf(each) < index);
  if (doubled === undefined) return undefined;
  return {
    code: 'components-are-known',
    message: `<${name}> has the property "${doubled}" twice; only the last would be shown.`,
    found: doubled,
    suggestion: 'Delete one of the two.',
  };
}

/** The name in the opening tag and in the closing one. */
function renaming(node: Element, name: string, meant: string | undefined, { body }: ParsedFile): Edit[] | undefined {
  const [start, end] = [node.position?.start.offset, node.position?.end.offset];
  if (meant === undefined || start === undefined || end === undefined) return undefined;
  const opening = { ...rangeAt(body, start + 1, start + 1 + name.length), text: meant };
  const closing = body.lastIndexOf(`</${name}>`, end);
  const hasClosing = closing > start && closing + name.length + 3 === end;
  if (!hasClosing) return [opening];
  return [opening, { ...rangeAt(body, closing + 2, closing + 2 + name.length), text: meant }];
}
