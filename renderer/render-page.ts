import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { contentRoot } from './content/files/content-root';
import { makeVariants } from './content/pictures/make-variants';
import { cachedVariant, cacheVariant, isCached } from './content/pictures/variant-cache';
import { variantFinder } from './content/pictures/variants';
import type { Entry, WholeContent } from './content/schema/content';
import { openSite } from './content/schema/open-site';
import type { Site } from './content/schema/site';
import { htmlFileOf, markdownAddressOf } from './content/schema/urls';
import { BodyLibrary } from './html/body-library';
import { DependencyTracker, fingerprintsOf } from './html/dependency-tracking';
import { keepIslandScript } from './html/island-script';
import { linksInHtml } from './html/links-in-html';
import { mediaInHtml } from './html/media-in-html';
import { linkJoined, stylesheetJoiner, stylesheetsToJoin } from './html/page-stylesheet';
import { setRenderContext } from './html/render-context';
import {
  type AddedFiles,
  NOT_FOUND,
  type RenderedPage,
  type RenderOptions,
  type WrittenPage,
} from './html/rendered-page';
import type { Body } from './html/run-code';
import { sentBytes } from './html/sent-bytes';
import { addIntegrity } from './html/subresource-integrity';
import { unshownTexts } from './html/unshown-texts';
import { type FeedFacts, feedsOf } from './outputs/feeds/feeds';
import { isCompressible } from './outputs/hosts/content-types';
import { markdownWriter } from './outputs/markdown/markdown-version';
import type { DrawSocialImages } from './outputs/social-images/social-images';
import { pageFiles } from './page-files';
import { compressedVersions } from './platform/compress';
import { readInside } from './platform/contained-files';
import { hash } from './platform/hash';
import { count } from './platform/statistics';
import { stylesheetsOf } from './vite/component-stylesheets';
import { type FrameworkTags, OUTLINE, openFramework } from './vite/framework';

/** The two steps of a page, each of which writes files. Both throw an Error with the name of a page for which they fail. */
export interface PageRenderer {
  /** Renders the page of an address, with its Markdown version and feeds. */
  render(address: string): Promise<RenderedPage>;
  /** Draws its social images and compresses its texts, for which no visitor has to wait. */
  complete(page: WrittenPage): Promise<AddedFiles>;
}

/** Loads the bundled code, which then renders one page at a time. */
export async function createPageRenderer(options: RenderOptions): Promise<PageRenderer> {
  const { content, bodies, bundle, client, settings } = options;
  const site = await openSite(options.module);
  const tracked = new DependencyTracker(content);
  const fingerprintOf = fingerprintsOf(content);
  const library = new BodyLibrary(bodies, tracked.content.token, site.bodyComponents);
  let typed = '';
  let document = '';
  let body: Body | undefined;
  setRenderContext({
    content: tracked.content,
    settings,
    loadSite: async () => site,
    htmlCache: tracked.htmlCache,
    addressOfStylesheet: stylesheetsOf(bundle),
    readDocument: (html) => {
      typed = html;
    },
    finishDocument(html) {
      document = html;
      return OUTLINE;
    },
    async compileBody(entry) {
      body = await library.componentOf(entry);
      return body;
    },
  });
  const tagsOf = await openFramework(bundle, pageFiles);
  const write = fileWriter(client);
  const withHashes = addIntegrity(client);
  const joined = stylesheetJoiner(client);
  const bytes = sentBytes(client, settings.SITE_COMPRESSED, variantScale(content, site));
  const finished = async (address: string) => {
    const tags = await tagsOf(address, address === NOT_FOUND ? 404 : 200);
    const { head, rest } = withTags(document, tags);
    const stylesheets = stylesheetsToJoin(head);
    const html = (stylesheets.length === 0 ? head : linkJoined(head, joined(stylesheets))) + rest;
    return { html: withHashes(html), typed, stylesheets };
  };
  const markdownOf = markdownWriter(settings.SITE_URL);
  const facts = { content: tracked.content, siteUrl: settings.SITE_URL, site };
  let drawing: ReturnType<typeof imageDrawer> | undefined;
  const takeDependencies = () => {
    const dependencies = tracked.takeDependencies();
    return { dependencies, fingerprints: dependencies.map(fingerprintOf) };
  };

  async function render(address: string) {
    count('pages rendered');
    tracked.takeDependencies();
    body = undefined;
    const page = await finished(address);
    const own = content.entries.get(address);
    const unshown = own ? unshownTexts(own, page.typed, site, body) : [];
    const documentAt = async (other: string) => (await finished(other)).html;
    const finish = await site.finishPage?.({ html: page.html, documentAt, ...bytes });
    if (finish) for (const part of ['html', 'typed'] as const) page[part] = finish(page[part]);
    const entry = tracked.content.pageAt(address);
    const files: Files = [
      [htmlFileOf(address).slice(1), Buffer.from(page.html)],
      ...(entry ? await textsBeside(entry, markdownOf(entry, page.typed), facts) : []),
    ];
    write(files);
    const written = namesAndHashes(files);
    return {
      address,
      hash: written.fileHashes[0] ?? '',
      ...takeDependencies(),
      ...written,
      stylesheets: page.stylesheets,
      unshown,
      ...linksInHtml(page.html),
      ...mediaInHtml(page.typed),
    };
  }

  async function complete({ address, files: texts }: WrittenPage) {
    tracked.takeDependencies();
    const files: Files = settings.SITE_COMPRESSED ? await compressedFiles(client, texts) : [];
    const entry = tracked.content.pageAt(address);
    if (entry && options.withSocialImages) {
      drawing ??= imageDrawer(facts);
      files.push(...(await (await drawing)(entry)));
    }
    write(files);
    return { address, ...takeDependencies(), ...namesAndHashes(files) };
  }

  return { render, complete };
}

/** A document with those tags of the framework that it needs, in two parts: up to the end of its head, and the rest. */
function withTags(document: string, tags: FrameworkTags): Record<'head' | 'rest', string> {
  const hasIslands = document.includes('data-island=');
  const start = document.indexOf('<head>') + '<head>'.length;
  const end = document.indexOf('</head>', start);
  const bodyEnd = document.lastIndexOf('</body>');
  return {
    head: document.slice(0, start) + keepIslandScript(tags.head, hasIslands) + document.slice(start, end),
    rest: document.slice(end, bodyEnd) + keepIslandScript(tags.body, hasIslands) + document.slice(bodyEnd),
  };
}

function namesAndHashes(files: Files) {
  return { files: files.map(([file]) => file), fileHashes: files.map(([, data]) => hash(data)) };
}

/**
 * Weighs the pictures that are published in several sizes.
 * @returns the bytes of the file at an address, which is made now if it never was; undefined for other addresses
 */
function variantScale({ data }: WholeContent, { places }: Site): (address: string) => Promise<number | undefined> {
  const find = variantFinder(data.pictures, places);
  return async (address) => {
    const variant = find(address);
    if (!variant) return undefined;
    if (!(await isCached(variant))) {
      count('pictures made');
      await makeVariants(readInside(contentRoot(), `media/${variant.name}`), [variant], cacheVariant);
    }
    return statSync(cachedVariant(variant)).size;
  };
}

/** The drawing library takes longest to load. */
async function imageDrawer({ content, site }: FeedFacts): Promise<DrawSocialImages> {
  const { socialImages } = await import('./outputs/social-images/social-images');
  return socialImages(content, site);
}

type Files = [file: string, data: Uint8Array][];

/** @returns writes files into the folder, and creates the folders that they are in */
function fileWriter(client: string): (files: Files) => void {
  const created = new Set<string>();
  return (files) => {
    // Synchronously: a worker has nothing else to do.
    for (const [file, data] of files) {
      const folder = dirname(join(client, file));
      if (!created.has(folder)) mkdirSync(folder, { recursive: true });
      created.add(folder);
      // An existing file may be hard-linked to a file of the last site.
      writeFileSync(join(client, file), data, { flag: 'wx' });
    }
  };
}

/** The Markdown version of a page, and its feeds. */
async function textsBeside(entry: Entry, markdown: string, facts: FeedFacts): Promise<Files> {
  const texts = [[markdownAddressOf(entry), markdown], ...(await feedsOf(entry, facts))];
  return texts.map(([path = '', text = '']) => [path.slice(1), Buffer.from(text)]);
}

/** The compressed versions of files. */
async function compressedFiles(client: string, files: readonly string[]): Promise<Files> {
  const compressible = files.filter(isCompressible);
  count('files compressed', compressible.length);
  const versions = compressible.map(async (file) =>
    (await compressedVersions(readFileSync(join(client, file)), 'pages')).map(([ending, bytes]): Files[number] => [
      file + ending,
      bytes,
    ]),
  );
  return (await Promise.all(versions)).flat();
}
