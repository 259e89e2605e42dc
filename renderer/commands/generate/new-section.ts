import { positionAt } from '../../content/diagnostics/line-index';
import { changeData } from '../../content/edit/change-data';
import { partsOf } from '../../content/edit/parts';
import { sectionToFillIn } from '../../content/edit/template-fields';
import { type LoadResult, loadContent } from '../../content/index';
import type { ParsedFile } from '../../content/parse/parse';
import { looksOf, type SectionSchema, typeOf } from '../../content/schema/define-section';
import { keysOf } from '../../content/schema/walk-fields';
import { didYouMean } from '../../content/text/did-you-mean';
import { ChangeError, changeFolder } from '../../platform/change-folder';
import { writeInside } from '../../platform/contained-files';
import { site } from '../shared/site';
import { addressGiven } from './address-given';
import { addressInGallery } from './take-picture';

/** Every section type, in the order of the schema. */
export const sectionTypes = site.sections.map(typeOf);

/**
 * A section to fill in, as a list entry: each field below its description, optional ones commented
 * out.
 * @throws ChangeError if there is no such type
 */
export function newSection(type: string): string {
  const schema = schemaOf(type);
  if (!schema) throw new ChangeError(`There is no section type "${type}". ${didYouMean(type, sectionTypes)}`);
  const [first] = looksOf(schema);
  return first ? sectionToFillIn(first) : '';
}

/** The same for each further look of a type. */
export function furtherLooks(type: string): string[] {
  const schema = schemaOf(type);
  return schema ? looksOf(schema).slice(1).map(sectionToFillIn) : [];
}

/** The description of a section type. */
export function sentenceOf(type: string): string {
  const schema = schemaOf(type);
  return (schema && looksOf(schema)[0]?.shape.type?.description) ?? '';
}

function schemaOf(type: string): SectionSchema | undefined {
  return site.sections.find((each) => typeOf(each) === type)?.schema;
}

/** The address of all variants of a section type, in npm run dev. */
export function drawnAt(type: string): string {
  return `http://localhost:5173${addressInGallery(type)}`;
}

/**
 * Puts a section to fill in at the end of a page, and changes nothing else in its file.
 * @param root the content folder
 * @param page the address of the page, or its file
 * @returns the file, as diagnostics print it, and the line on which the section begins
 * @throws ChangeError
 */
export async function insertSection(root: string, type: string, page: string): Promise<string> {
  const lines = newSection(type);
  return changeFolder(root, async (copy) => {
    const file = pageFile(await loadContent(copy, { site }), page);
    const at = partsOf(file, ['sections'])?.own.length;
    if (at === undefined)
      throw new ChangeError(`${file.label} has no list of sections to add to. Nothing was written.`);
    const changed = changeData(file, { do: 'insert', path: ['sections'], at, yaml: lines });
    writeInside(copy, file.path, changed.text);
    const added = partsOf(changed, ['sections'])?.all[at];
    return `${file.label}:${positionAt(changed.text, added?.start ?? 0).line}`;
  });
}

function pageFile({ files }: LoadResult, page: string): ParsedFile {
  const pages = files.filter(({ kind }) => keysOf(kind?.schema).includes('sections'));
  const found = pages.find(({ address }) => address === addressGiven(page));
  if (found) return found.parsed;
  const known = pages.flatMap(({ address }) => address ?? []);
  throw new ChangeError(`No page of sections has the address ${page}. ${didYouMean(page, known)} Nothing was written.`);
}
