import { mediaNameOf } from '../content/pictures/variants';
import type { SiteFacts } from '../content/schema/page-facts';
import { isUnlisted } from '../content/schema/publication';
import type { MediaOnPage, VideoOnPage } from '../html/media-in-html';
import { element, xmlDocument } from './xml';

/** The most that one file may have (sitemaps.org/protocol.html#index): 50 MB with what is around the pages. */
const LIMITS = { pages: 50_000, bytes: 52_000_000 };

/** The most pictures of a page (developers.google.com/search/docs/crawling-indexing/sitemaps/image-sitemaps). */
const MAX_PICTURES = 1000;

/** The most characters that describe a video (developers.google.com/search/docs/crawling-indexing/sitemaps/video-sitemaps). */
const MAX_DESCRIPTION = 2048;

const NAMESPACE = { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' };

/** Of the elements that only some files have. */
const EXTENSIONS = {
  image: 'http://www.google.com/schemas/sitemap-image/1.1',
  video: 'http://www.google.com/schemas/sitemap-video/1.1',
};

/**
 * The sitemap (sitemaps.org/protocol.html), by the addresses of its files: every page, when its file was last changed, and
 * what it shows. sitemap.xml has all pages, or if there are too many, it is the index of sitemap-1.xml and so on.
 * @param changes the moment of the last change by the path of the content file; a page that is not in it has no date
 * @param shown the pictures and videos of pages, by their addresses
 * @param limits the most that one file may have
 */
export function sitemap(
  facts: SiteFacts,
  changes: ReadonlyMap<string, string>,
  shown: ReadonlyMap<string, MediaOnPage>,
  limits = LIMITS,
): [address: string, text: string][] {
  const { content, siteUrl } = facts;
  const urls: string[] = [];
  for (const entry of content.entries.values()) {
    if (isUnlisted(entry)) continue;
    const { address, file } = entry;
    const changed = changes.get(file);
    const media = shown.get(address);
    urls.push(
      element('url', [
        element('loc', siteUrl + address),
        ...(changed === undefined ? [] : [element('lastmod', changed)]),
        ...(media ? mediaElements(media, facts) : []),
      ]),
    );
  }
  const files = inFiles(urls, limits).map(urlset);
  if (files.length === 1) return files.map((text) => ['/sitemap.xml', text]);
  const parts = files.map((text, index): [string, string] => [`/sitemap-${index + 1}.xml`, text]);
  const index = parts.map(([address]) => element('sitemap', [element('loc', siteUrl + address)]));
  return [['/sitemap.xml', xmlDocument(element('sitemapindex', index, NAMESPACE))], ...parts];
}

function mediaElements({ pictures, videos }: MediaOnPage, facts: SiteFacts): string[] {
  return [
    ...pictures
      .slice(0, MAX_PICTURES)
      .map((address) => element('image:image', [element('image:loc', facts.siteUrl + address)])),
    ...videos.map((video) => videoElement(video, facts)),
  ];
}

function videoElement(video: VideoOnPage, { content, siteUrl }: SiteFacts): string {
  const { title, description, poster, file = '', player } = video;
  const seconds = content.video(mediaNameOf(file) ?? '')?.seconds;
  return element('video:video', [
    element('video:thumbnail_loc', siteUrl + poster),
    element('video:title', title),
    element('video:description', description.slice(0, MAX_DESCRIPTION)),
    player === undefined ? element('video:content_loc', siteUrl + file) : element('video:player_loc', player),
    ...(seconds === undefined ? [] : [element('video:duration', String(seconds))]),
  ]);
}

/** Shares out the pages to as few files as they need. */
function inFiles(urls: readonly string[], { pages, bytes }: typeof LIMITS): string[][] {
  let last: string[] = [];
  const files = [last];
  let room = bytes;
  for (const url of urls) {
    const size = Buffer.byteLength(url);
    if (last.length === pages || size > room) {
      last = [];
      files.push(last);
      room = bytes;
    }
    last.push(url);
    room -= size;
  }
  return files;
}

function urlset(urls: readonly string[]): string {
  const used = Object.entries(EXTENSIONS).filter(([name]) => urls.some((url) => url.includes(`<${name}:`)));
  const namespaces = Object.fromEntries(used.map(([name, address]) => [`xmlns:${name}`, address]));
  return xmlDocument(element('urlset', urls, { ...NAMESPACE, ...namespaces }));
}
