import type { Problem } from '../diagnostics/diagnostic';
import { didYouMean } from '../nearest';
import { bodyComponents } from '../schema/body-components';
import { atNode, nodesOf } from './each-node';
import type { Rule } from './rule';

export const componentsAreKnown: Rule = {
  task: 'Write the text',
  demand: 'Only the components of the list stand in a text, with the properties that they have.',
  why: 'Everything else in angle brackets would be code or HTML, which content does not hold: so nobody who changes copy can break a page.',
  check: ({ files }) =>
    files.flatMap(({ file }) =>
      nodesOf(file.tree).flatMap((node) => {
        if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return [];
        const names = node.attributes.flatMap((attribute) =>
          attribute.type === 'mdxJsxAttribute' ? attribute.name : [],
        );
        const problem = problemOf(node.name ?? '', names);
        return problem ? atNode(file, node, problem) : [];
      }),
    ),
};

function problemOf(name: string, properties: readonly string[]): Problem | undefined {
  const known = Object.hasOwn(bodyComponents, name) ? bodyComponents[name] : undefined;
  if (!known) {
    return {
      code: 'components-are-known',
      message: `There is no component <${name}>.`,
      suggestion: didYouMean(name, Object.keys(bodyComponents)),
    };
  }
  const unknown = properties.find((property) => !known.includes(property));
  if (unknown === undefined) return undefined;
  return {
    code: 'components-are-known',
    message: `<${name}> has no property "${unknown}".`,
    suggestion: known.length > 0 ? didYouMean(unknown, known) : `Write <${name}> without properties.`,
  };
}
