import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SaxesParser } from 'saxes';
import { findDeadLinks } from '../../renderer/commands/build/find-dead-links';
import { siteFiles } from '../../renderer/commands/build/site-files';
import { variantFinder } from '../../renderer/content/pictures/variants';
import type { WholeContent } from '../../renderer/content/schema/content';
import { redirects } from '../../renderer/content/schema/redirects';
import { htmlFileOf, markdownAddressOf } from '../../renderer/content/schema/urls';
import { linksInHtml } from '../../renderer/html/links-in-html';
import { type MediaOnPage, mediaInHtml, videoSources } from '../../renderer/html/media-in-html';
import { NOT_FOUND, type PageRecord } from '../../renderer/html/rendered-page';
import { feedsOf } from '../../renderer/outputs/feeds/feeds';
import { writeHostFiles } from '../../renderer/outputs/hosts/write-host-files';
import { llms } from '../../renderer/outputs/llms';
import { securityTxt } from '../../renderer/outputs/security-txt';
import { sitemap } from '../../renderer/outputs/sitemap';
import { manifest } from '../../renderer/outputs/web-manifest';
import { robots } from '../../renderer/outputs/write-site-files';
import { problemsOfHtml } from './html-problems';
import { renderNotFound, renderWithMarkdown } from './render-page';
import { readSettings } from './settings';
import { site } from './site';

/** The files of a site by address. */
type Files = Map<string, string>;

/** The output of a build, with everything in it that would fail or that visitors must not get. */
interface Built {
  files: Files;
  problems: string[];
}

const settings = readSettings({});

/**
 * Builds content without bundles, combined stylesheets, and social images: pages, their Markdown and feeds, the files for
 * the whole site and for hosts, and the search for dead links. Other files, such as media, are not copied.
 * @param addresses the pages to render, including the 404 page; anchors of other pages are not checked
 */
export async function buildContent(
  content: WholeContent,
  addresses: Iterable<string> = [...content.entries.keys(), NOT_FOUND],
): Promise<Built> {
  const files: Files = new Map();
  const problems: string[] = [];
  const made: PageRecord[] = [];
  for (const address of addresses) {
    try {
      const page = await filesOfPage(address, content);
      const [html = ''] = page.values();
      for (const [path, text] of page) files.set(path, text);
      const names = [...page.keys()].map((path) => path.slice(1));
      const found = { ...linksInHtml(html), ...mediaInHtml(html) };
      made.push({ address, hash: '', dependencies: [], stylesheets: [], files: names, unshown: [], ...found });
    } catch (error) {
      problems.push(`${address} can't be made: ${error}`);
    }
  }
  const shown = new Map(made.map((page) => [page.address, page]));
  for (const [path, text] of filesOfSite(content, shown)) files.set(path, text);
  for (const [path, text] of files) problems.push(...(await problemsOfFile(path, text)));
  const findVariant = variantFinder(content.data.pictures, site.places);
  const others = [...content.entries.keys()].map(htmlFileOf);
  const all = [
    ...new Set([
      ...files.keys(),
      ...others,
      ...content.data.media.map((name) => `/media/${name}`),
      ...made.flatMap(({ links }) => links.filter((link) => findVariant(link))),
      ...(await siteFiles('public')),
      ...(await siteFiles('components')).map((path) => `/components${path}`),
      ...(await siteFiles('pages')).map((path) => `/pages${path}`),
    ]),
  ];
  const dead = findDeadLinks(all, () => made);
  return {
    files,
    problems: [...problems, ...dead.map((link) => `dead link: ${link}`), ...(await hostProblems(all, content, shown))],
  };
}

/**
 * The pages that files may change: their own pages, and the lists with these pages. A data file affects all pages, so
 * one page of each kind is rendered.
 * @param paths of the changed files inside the content folder
 */
export function touchedPages({ entries }: WholeContent, paths: readonly string[]): string[] {
  const all = [...entries.values()];
  const own = all.filter(({ file }) => paths.includes(file)).map(({ address }) => address);
  const lists = own
    .map((address) => address.slice(0, address.lastIndexOf('/')))
    .filter((address) => entries.has(address));
  if (!paths.some((path) => path.endsWith('.yaml'))) return [...new Set([...own, ...lists])];
  const oneOfEach = new Map(all.map(({ kind, address }) => [kind, address]));
  return [...new Set([...own, ...lists, ...oneOfEach.values(), NOT_FOUND])];
}

/** The files of a page, its document first. */
async function filesOfPage(address: string, content: WholeContent): Promise<Files> {
  const entry = content.entries.get(address);
  if (!entry) return new Map([[`${NOT_FOUND}.html`, await renderNotFound(content)]]);
  const facts = { site, content, siteUrl: settings.SITE_URL };
  const { html, markdown } = await renderWithMarkdown(entry, content);
  return new Map([[htmlFileOf(address), html], [markdownAddressOf(entry), markdown], ...(await feedsOf(entry, facts))]);
}

function filesOfSite(content: WholeContent, shown: ReadonlyMap<string, MediaOnPage>): Files {
  const facts = { content, siteUrl: settings.SITE_URL };
  return new Map([
    ['/robots.txt', robots(settings.SITE_URL)],
    ['/.well-known/security.txt', securityTxt(facts, site)],
    ...sitemap(facts, new Map(), shown),
    ['/manifest.webmanifest', manifest(content, site)],
    ['/llms.txt', llms(facts, site)],
  ]);
}

async function hostProblems(
  built: readonly string[],
  content: WholeContent,
  shown: ReadonlyMap<string, MediaOnPage>,
): Promise<string[]> {
  const dist = mkdtempSync(join(tmpdir(), 'tallwind-built-'));
  mkdirSync(join(dist, 'client'));
  try {
    await writeHostFiles(
      dist,
      built,
      { site, settings, videos: videoSources(shown) },
      content.list(redirects).filter(({ from }) => !from.includes('#')),
    );
    return [];
  } catch (error) {
    return [`The host files can't be made: ${error}`];
  } finally {
    rmSync(dist, { recursive: true });
  }
}

async function problemsOfFile(path: string, text: string): Promise<string[]> {
  const unreadable = UNREADABLE.exec(text);
  const problems = unreadable ? [`${path}: U+${unreadable[0].codePointAt(0)?.toString(16)} reaches visitors`] : [];
  if (path.endsWith('.html')) problems.push(...(await problemsOfHtml(path, text)));
  if (path.endsWith('.xml')) problems.push(...problemsOfXml(path, text));
  if (path.endsWith('.json') || path.endsWith('.webmanifest')) JSON.parse(text);
  return problems;
}

/** Control characters, direction marks, lone surrogates, and noncharacters. */
const UNREADABLE = /[^\P{Cc}\t\n\r]|[\u202d\u202e]|\p{Cs}|\p{Noncharacter_Code_Point}/u;

function problemsOfXml(path: string, text: string): string[] {
  const parser = new SaxesParser({ xmlns: true });
  const problems: string[] = [];
  parser.on('error', ({ message }) => problems.push(`${path}: ${message}`));
  parser.write(text).close();
  return problems;
}
