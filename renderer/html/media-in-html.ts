import { unescapeHtml } from './escape-html';
import { parseHtml } from './parse-html';

/** What a page shows of content/media. */
export interface MediaOnPage {
  /** The addresses of its pictures, in one size each; without decorations and pictures that the text beside them describes. */
  pictures: string[];
  videos: VideoOnPage[];
}

/** A video on a page. */
export interface VideoOnPage {
  title: string;
  /** Its caption, or else its title. */
  description: string;
  /** The address of its poster. */
  poster: string;
  /** Its address on this site, or else that of its player on another one. */
  file?: string;
  player?: string;
}

/**
 * The pictures and videos of a document.
 * @param html written by React, as editors typed its texts
 */
export function mediaInHtml(html: string): MediaOnPage {
  return { pictures: picturesIn(html), videos: videosIn(html) };
}

/**
 * The pages with videos, and where these come from, as a Content-Security-Policy says it: from the site ('self'), or from the players of
 * other sites.
 */
export function videoSources(shown: ReadonlyMap<string, MediaOnPage>): [address: string, sources: string[]][] {
  return [...shown]
    .filter(([, { videos }]) => videos.length > 0)
    .map(([address, { videos }]) => [address, [...new Set(videos.map(sourceOf))].sort()]);
}

function sourceOf({ player }: VideoOnPage): string {
  return player === undefined ? "'self'" : new URL(player).origin;
}

/** React escapes quotation marks, `<`, and `>` in attributes. */
const PICTURE = /<img(?=[^<>]* alt="[^"])[^<>]* src="(\/[^"]*)"/g;

function picturesIn(html: string): string[] {
  return [...new Set([...html.matchAll(PICTURE)].map(([, address = '']) => unescapeHtml(address)))];
}

/** Few pages have one, so only these are parsed: that takes longer than rendering them. */
function videosIn(html: string): VideoOnPage[] {
  if (!html.includes('<video ') && !html.includes(' data-player="')) return [];
  return parseHtml(html)
    .querySelectorAll('video, [data-player]')
    .map((element): VideoOnPage => {
      const textOf = (attribute: string) => element.getAttribute(attribute) ?? '';
      const isOwn = element.tagName === 'VIDEO';
      const title = textOf(isOwn ? 'aria-label' : 'data-title');
      const figure = element.closest('figure');
      const words = (figure?.querySelector('figcaption')?.text ?? '').replace(/\s+/g, ' ').trim();
      return {
        title,
        description: (words.startsWith(title) ? words.slice(title.length).trim() : words) || title,
        poster: figure?.querySelector('img')?.getAttribute('src') ?? '',
        ...(isOwn ? { file: textOf('src') } : { player: textOf('data-player') }),
      };
    });
}
