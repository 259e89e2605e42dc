import type * as z from 'zod';
import type { Kind, ParentIn } from './define-kind';
import type { SiteDefinition } from './define-site';
import { completed } from './fields/sections';
import { languageOfLocale } from './language';
import { type Params, patternReader, patternWriter } from './pattern';

/** The type of a content file, from its path alone. */
export interface FileType {
  schema: z.ZodType;
  /** The name of its list, and the type of the sections that show it, if no other page does. */
  list?: string;
  shownBy?: string | undefined;
  /** Its kind of page, and the address of the page that it becomes. */
  kind?: Kind;
  address?: string;
  /** The anchors that layout and template give to their own parts. */
  anchors?: readonly string[];
  /** The parts of its path that the kind names. */
  params?: Params;
  /** The address of the page above, or how to find it in the fields. */
  parent?: string | ParentIn<unknown>;
  /** The site that it is of. */
  site: Pick<Site, 'url' | 'language' | 'locale' | 'bodyComponents' | 'messages'>;
}

/** A site that was opened. Workers get the path of its module and open it themselves: a site holds functions. */
export interface Site extends SiteDefinition {
  readonly module: string;
  /** Its language as pages declare it, see languageOfLocale(). */
  readonly language: string;
  /** The type of a file, or undefined if it belongs to no kind and is no list. */
  typeOf(path: string): FileType | undefined;
}

/**
 * A site from its definition.
 * @param module its path from the root of the project, with which workers open it
 */
export function siteOf(definition: SiteDefinition, module: string): Site {
  const types = definition.sections.map(({ schema }) => schema);
  const kinds = definition.kinds.map((kind) => ({ ...kind, schema: completed(kind.schema, types) }));
  const site = { ...definition, kinds, language: languageOf(definition) };
  const typeOf = fileTypes(site);
  // By path: most steps ask for the type of each file.
  const known = new Map<string, FileType | undefined>();
  return {
    ...site,
    module,
    typeOf(path) {
      if (!known.has(path)) known.set(path, typeOf(path));
      return known.get(path);
    },
  };
}

/** @throws Error if the locale of a site is none */
function languageOf({ locale }: SiteDefinition): string {
  try {
    return languageOfLocale(locale);
  } catch {
    throw new Error(`The locale of the site is "${locale}". Write a language and a region, such as en-US.`);
  }
}

function fileTypes(site: Omit<Site, 'module' | 'typeOf'>): Site['typeOf'] {
  const { kinds, lists } = site;
  const ofFiles = partsForFiles(site);
  const ofLists = new Map(
    lists.map(({ name, file, schema, shownBy }) => [file, { list: name, shownBy, schema, site: ofFiles }]),
  );
  const ofKinds = kinds.map((kind) => fileTypesOfKind(kind, site));
  return (path) => {
    const list = ofLists.get(path);
    if (list) return list;
    for (const ofKind of ofKinds) {
      const found = ofKind(path);
      if (found) return found;
    }
    return undefined;
  };
}

function fileTypesOfKind(kind: Kind, site: FileType['site'] & Pick<Site, 'anchors'>): Site['typeOf'] {
  const anchors = [...site.anchors, ...(kind.anchors ?? [])];
  const { schema, parent } = kind;
  const ofFiles = partsForFiles(site);
  const paramsOf = patternReader(kind.files);
  const addressOf = patternWriter(kind.address);
  const parentOf = typeof parent === 'string' ? patternWriter(parent) : () => parent;
  return (path) => {
    const params = paramsOf(path);
    if (!params) return undefined;
    return {
      ...{ schema, kind, anchors, params, site: ofFiles },
      ...{ address: addressOf(params), parent: parentOf(params) },
    };
  };
}

function partsForFiles({ url, language, locale, bodyComponents, messages }: FileType['site']): FileType['site'] {
  return { url, language, locale, bodyComponents, messages };
}
