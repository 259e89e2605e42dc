import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HTMLElement } from 'node-html-parser';
import { diagnosticAt, type Finding, type Problem, rangeAt } from '../../content/diagnostics/diagnostic';
import type { Entry, WholeContent } from '../../content/schema/content';
import { isUnlisted } from '../../content/schema/publication';
import { sectionsOf } from '../../content/schema/sections-of';
import type { Site } from '../../content/schema/site';
import { addressOfHtmlFile } from '../../content/schema/urls';
import { parseHtml } from '../../html/parse-html';
import { NOT_FOUND } from '../../html/rendered-page';
import { isCompressed } from '../../platform/compress';
import { listFolder } from '../../platform/contained-files';

/** A page as visitors get it. */
export interface BuiltPage {
  address: string;
  /** The path of its document. */
  file: string;
  html: string;
  readonly root: HTMLElement;
  /** The entry that it comes from; undefined for the 404 page. */
  entry: Entry | undefined;
}

/** A site as it was built, with what it was built from. */
export interface BuiltSite {
  site: Site;
  content: WholeContent;
  /** The address that pages declare, such as https://www.example.com. */
  url: string;
  pages: readonly BuiltPage[];
  /** The addresses of all files, such as /about.html. */
  files: ReadonlySet<string>;
  /** The text of a file, or undefined if there is none. */
  textOf(address: string): string | undefined;
  bytesOf(address: string): Buffer | undefined;
  /** A problem of a file. */
  inFile(address: string, problem: Problem): Finding;
}

/** Reads a built site. @param dist the folder of a build */
export function readBuiltSite(dist: string, site: Site, content: WholeContent): BuiltSite {
  const client = join(dist, 'client');
  const files = new Set(
    listFolder(client).flatMap(({ path, kind }) => (kind === 'file' && !isCompressed(path) ? [`/${path}`] : [])),
  );
  const bytesOf = (address: string) => (files.has(address) ? readFileSync(join(client, address)) : undefined);
  const documents = [...files].filter((file) => file.endsWith('.html'));
  const built = documents.map((file) => readPage(client, file, content)).sort(byAddress);
  const home = built.find(({ address }) => address === '/');
  const canonical = home?.root.querySelector('link[rel=canonical]')?.getAttribute('href');
  return {
    ...{ site, content, files, bytesOf, pages: built, url: canonical?.replace(/\/$/, '') ?? site.url },
    textOf: (address) => bytesOf(address)?.toString('utf8'),
    inFile: (address, problem) => findingAt(join(client, address), problem),
  };
}

function readPage(client: string, file: string, content: WholeContent): BuiltPage {
  const address = addressOfHtmlFile(file);
  const html = readFileSync(join(client, file), 'utf8');
  let parsed: HTMLElement | undefined;
  return {
    ...{ address, html, file: join(client, file), entry: content.entries.get(address) },
    // Most pages of a large site are parsed by no check of the sample.
    get root() {
      parsed ??= parseHtml(html);
      return parsed;
    },
  };
}

/** Header and footer of the layout, even where a page of another language wraps them; those of articles belong to their part. */
export function layoutParts({ root }: BuiltPage): HTMLElement[] {
  return root.querySelectorAll('header, footer').filter((part) => !part.closest('main, article, aside, nav, section'));
}

/** The home page first. */
function byAddress(one: BuiltPage, other: BuiltPage): number {
  return one.address < other.address ? -1 : 1;
}

/** A problem of a page, at an element or at its start. */
export function onPage({ file, html }: BuiltPage, problem: Problem, element?: HTMLElement): Finding {
  return findingAt(file, problem, html, element?.range);
}

function findingAt(file: string, problem: Problem, text = '', [start, end] = [0, 0] as readonly number[]): Finding {
  return diagnosticAt({ label: file.replaceAll('\\', '/') }, rangeAt(text, start ?? 0, end ?? 0), problem);
}

/** Whether a page is on the lists of the site, such as the sitemap. */
export function isListed({ entry }: BuiltPage): boolean {
  return entry !== undefined && !isUnlisted(entry);
}

/** What a page declares in its head, such as description or og:image. */
export function metaOf({ root }: BuiltPage, name: string): string | undefined {
  return root.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content');
}

/** The pages that together have each kind, each theme, and each type of section, and the 404 page. */
export function samplePages(pages: readonly BuiltPage[]): BuiltPage[] {
  const seen = new Set<string>();
  return pages.filter(({ address, entry }) => {
    const traits = entry ? traitsOf(entry) : [address === NOT_FOUND ? NOT_FOUND : 'no entry'];
    const isNew = traits.some((trait) => !seen.has(trait));
    for (const trait of traits) seen.add(trait);
    return isNew;
  });
}

function traitsOf(entry: Entry): string[] {
  const sections = sectionsOf(entry).map(({ type }) => `section ${type}`);
  return [`kind ${entry.kind}`, `theme ${entry.theme}`, ...sections];
}
