import { readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { globSync } from 'tinyglobby';
import * as z from 'zod';
import { printTerminal } from './diagnostics/reporters/terminal';
import { parse } from './parse/parse';
import { validate } from './parse/validate';
import { type SectionData, typeOf } from './schema/define-section';
import type { SiteDefinition } from './schema/define-site';
import { languageOfLocale } from './schema/language';

type SiteOfExamples = Pick<SiteDefinition, 'url' | 'locale'>;

/** Sections of one type by the names of their cases; `least` has only what the schema requires. */
export type SectionExamples = Readonly<Record<string, SectionData>>;

/**
 * The examples of each section type of a site, in its order: examples.yaml in the folder of the type. Builds and checks don't read them.
 * @throws Error that prints what is wrong with a file, as the check does
 */
export function sectionExamples(
  site: SiteOfExamples & Pick<SiteDefinition, 'sections'>,
): ReadonlyMap<string, SectionExamples> {
  const files = globSync('{components,pages}/**/examples.yaml');
  const byType = new Map(files.map((file) => [basename(dirname(file)), file]));
  return new Map(
    site.sections.map(({ schema }) => {
      const type = typeOf({ schema });
      const file = byType.get(type);
      if (file === undefined) throw new Error(`The section type ${type} has no examples.yaml in a folder of its name`);
      return [type, readExamples(schema, file, site) as SectionExamples];
    }),
  );
}

/**
 * What fits a schema, by the names of the cases in a YAML file.
 * @throws Error that prints what is wrong, with its line
 */
export function readExamples(schema: z.ZodType, file: string, site: SiteOfExamples): Record<string, unknown> {
  return examplesIn(schema, { file, text: readFileSync(file, 'utf8') }, site);
}

/** The same for a text. */
export function examplesIn(
  schema: z.ZodType,
  { file, text }: { file: string; text: string },
  { url, locale }: SiteOfExamples,
): Record<string, unknown> {
  const { file: parsed, diagnostics } = parse({ path: file, label: file, text });
  const cases = z.record(z.string(), schema);
  const result = parsed && validate(cases, parsed, { url, language: languageOfLocale(locale) });
  const found = [...diagnostics, ...(result?.diagnostics ?? [])];
  if (result && found.length === 0) return cases.parse(result.data);
  throw new Error(printTerminal(found, new Map([[file, text]])));
}
