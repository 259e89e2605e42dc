import { fileRules } from '../files/file-rules';
import { mediaRules } from '../files/media/media-rules';
import { svgRules } from '../files/media/svg-rules';
import { frontMatterRules } from '../parse/front-matter-rules';
import { mdxRules } from '../parse/mdx-rules';
import { schemaRules } from '../parse/schema-rules';
import { yamlRules } from '../parse/yaml-rules';
import { fieldRules } from '../schema/formats/field-rules';
import * as checkedRules from './checked-rules';
import type { Rule } from './rule';

/** Every rule by its name, which is the code of its diagnostics. */
export const rules = {
  ...checkedRules,
  ...fileRules,
  ...mediaRules,
  ...svgRules,
  ...frontMatterRules,
  ...yamlRules,
  ...schemaRules,
  ...fieldRules,
  ...mdxRules,
} as const satisfies Record<string, Rule>;

/** The names of all rules. */
export type Code = keyof typeof rules;

/** The names in order. */
export const codes = Object.keys(rules).filter(isCode).sort();

export function isCode(name: string): name is Code {
  return Object.hasOwn(rules, name);
}
