import { readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { globSync } from 'tinyglobby';
import * as z from 'zod';
import { printTerminal } from './diagnostics/reporters/terminal';
import { parse } from './parse/parse';
import { validate } from './parse/validate';
import type { SiteOfText } from './schema/define-format';
import { type DefinedSection, type SectionData, typeOf } from './schema/define-section';
import type { SiteDefinition } from './schema/define-site';
import { languageOfLocale } from './schema/language';

/** Sections of one type by the names of their cases; `least` has only what the schema requires. */
export type SectionExamples = Readonly<Record<string, SectionData>>;

/**
 * The examples of each section type of a site, in its order: examples.yaml in the folder of the type. Builds and checks don't read them.
 * @throws Error that prints what is wrong with a file, as the check does
 */
export function sectionExamples(
  site: Pick<SiteDefinition, 'sections' | 'url' | 'locale'>,
): ReadonlyMap<string, SectionExamples> {
  const files = globSync('{components,pages}/**/examples.yaml');
  const language = languageOfLocale(site.locale);
  const byType = new Map(files.map((file) => [basename(dirname(file)), file]));
  return new Map(
    site.sections.map((section) => {
      const type = typeOf(section);
      const file = byType.get(type);
      if (file === undefined) throw new Error(`The section type ${type} has no examples.yaml in a folder of its name`);
      return [type, examplesOf(section, file, readFileSync(file, 'utf8'), { url: site.url, language })];
    }),
  );
}

/** @throws Error that prints what is wrong, with its line */
export function examplesOf({ schema }: DefinedSection, file: string, text: string, site: SiteOfText): SectionExamples {
  const { file: parsed, diagnostics } = parse({ path: file, label: file, text });
  const result = parsed && validate(z.record(z.string(), schema), parsed, site);
  const found = [...diagnostics, ...(result?.diagnostics ?? [])];
  if (result && found.length === 0) return result.data as SectionExamples;
  throw new Error(printTerminal(found, new Map([[file, text]])));
}
