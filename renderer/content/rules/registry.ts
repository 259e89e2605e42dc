import { basename } from 'node:path/posix';
import { memoize } from '../../platform/memoize';
import type { RuleDescription } from '../diagnostics/rule-description';
import { fileRules } from '../files/file-rules';
import { mediaRules } from '../files/media/media-rules';
import { pictureRules } from '../files/media/picture-rules';
import { svgRules } from '../files/media/svg-rules';
import { videoRules } from '../files/media/video-rules';
import { frontMatterRules } from '../parse/front-matter-rules';
import { mdxRules } from '../parse/mdx-rules';
import { schemaRules } from '../parse/schema-rules';
import { yamlRules } from '../parse/yaml-rules';
import type { SiteDefinition } from '../schema/define-site';
import { fieldRules } from '../schema/formats/field-rules';
import type { Rule } from './define-rule';

/** The rules of the engine that are checked by the parser, or by a schema. */
const ofParser: Readonly<Record<string, Rule>> = {
  ...fileRules,
  ...mediaRules,
  ...pictureRules,
  ...svgRules,
  ...videoRules,
  ...frontMatterRules,
  ...yamlRules,
  ...schemaRules,
  ...fieldRules,
  ...mdxRules,
};

/** A function, because some tools load this module without expanding the glob. */
const checked = () =>
  import.meta.glob<Rule>(['./*.ts', '!./define-rule.ts', '!./registry.ts'], { eager: true, import: 'default' });

/** Every rule that the content of a site follows by its name, which is the code of its diagnostics: in the order of the names. */
export const rulesOf = memoize(({ rules }: Pick<SiteDefinition, 'rules'>): ReadonlyMap<string, Rule> => {
  const all = [checked(), rules].flatMap((files) => Object.entries(named(files)));
  return new Map([...all, ...Object.entries(ofParser)].sort(([one], [other]) => (one < other ? -1 : 1)));
});

/** Rules by the names of their files. @throws Error if a file is no rule */
function named<Each extends RuleDescription>(files: Readonly<Record<string, Each>>): Record<string, Each> {
  const rules = Object.entries(files).map(([file, rule]): [string, Each] => {
    if (rule?.category === undefined)
      throw new Error(`${file} is no rule: its default export is not made by defineRule`);
    return [basename(file, '.ts'), rule];
  });
  return Object.fromEntries(rules);
}
