import { type Problem, rangeAt } from '../diagnostics/diagnostic';
import { nodesOf } from '../nodes';
import { fieldsOf } from '../schema/walk';
import { atField, inFile } from '../steps/places';
import type { Rule } from './rule';

export const nameComesFromTheSite: Rule = {
  task: 'State figures',
  demand: 'The name of the agency is written as [[site.name]].',
  why: 'The name stands in site.yaml alone, so that a new name is one change.',
  checkFile: ({ file, data, schema, address }, { site: { name } }) => {
    if (address === undefined) return [];
    const problem: Problem = {
      code: 'name-comes-from-the-site',
      message: `The name "${name}" is typed here by hand.`,
      found: name,
      suggestion: 'Write it like this:   [[site.name]]',
    };
    const inFields = fieldsOf(schema, data).flatMap(({ path, value }) =>
      typeof value === 'string' && value.includes(name) ? atField(file, path, 'value', problem) : [],
    );
    const inBody: typeof inFields = [];
    for (const node of nodesOf(file.tree)) {
      if (node.type !== 'text') continue;
      const at = node.value.includes(name) ? file.body.indexOf(name, node.position?.start.offset) : -1;
      if (at >= 0) inBody.push(inFile(file, rangeAt(file.body, at, at + name.length), problem));
    }
    return [...inFields, ...inBody];
  },
};
