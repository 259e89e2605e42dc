import { basename } from 'pathe';
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
import { formatsOf } from '../schema/define-format';
import type { SiteDefinition } from '../schema/define-site';
import { didYouMean } from '../text/did-you-mean';
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
  ...mdxRules,
};

/** A function, because some tools load this module without expanding the glob. */
const checked = () =>
  import.meta.glob<Rule>(['./*.ts', '!./define-rule.ts', '!./registry.ts'], { eager: true, import: 'default' });

/** What of a site has rules. */
type Checked = Pick<SiteDefinition, 'rules' | 'messages' | 'kinds' | 'lists' | 'sections'>;

/**
 * Every rule that the content of a site follows by its name, which is the code of its diagnostics: in the order of the names.
 * @throws Error if a file is no rule, or a message of the site belongs to none
 */
export const rulesOf = memoize((site: Checked): ReadonlyMap<string, Rule> => {
  const all = [checked(), site.rules].flatMap((files) => Object.entries(named(files)));
  const rules = new Map(
    [...all, ...Object.entries(ofParser), ...formatsOfSite(site)].sort(([one], [other]) => (one < other ? -1 : 1)),
  );
  for (const code of Object.keys(site.messages.rules ?? {})) {
    if (!rules.has(code))
      throw new Error(`The site has a message for "${code}", but no rule. ${didYouMean(code, [...rules.keys()])}`);
  }
  return rules;
});

/** The formats of the fields of a site, by their names. */
function formatsOfSite({ kinds, lists, sections }: Checked): [string, Rule][] {
  const schemas = [...kinds, ...lists, ...sections].map(({ schema }) => schema);
  return schemas.flatMap(formatsOf).map((format) => [format.name, format]);
}

/** Rules by the names of their files. @throws Error if a file is no rule */
function named<Each extends RuleDescription>(files: Readonly<Record<string, Each>>): Record<string, Each> {
  const rules = Object.entries(files).map(([file, rule]): [string, Each] => {
    if (rule?.category === undefined)
      throw new Error(`${file} is no rule: its default export is not made by defineRule`);
    return [basename(file, '.ts'), rule];
  });
  return Object.fromEntries(rules);
}
