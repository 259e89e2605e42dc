import * as z from 'zod';
import type { Finding, Problem } from '../../../content/diagnostics/diagnostic';
import { type FeedFormat, feedsAt } from '../../../content/schema/urls';
import type { BuiltPage, BuiltSite } from '../built-site';
import type { Check } from '../define-check';
import { readXml } from '../read-xml';

/** The feeds of a page are well-formed, name the same entries, which are pages of the site, and hold full addresses alone. */
const check: Check = (site) => Object.keys(site.site.feeds).flatMap((page) => faultsOfFeeds(page, site));

export default check;

/** What of a site its feeds depend on. */
type FeedSite = Pick<BuiltSite, 'url' | 'textOf' | 'inFile'> & { pages: readonly Pick<BuiltPage, 'address'>[] };

/** The faults of the feeds of a page. */
export function faultsOfFeeds(page: string, site: FeedSite): Finding[] {
  const addresses = site.pages.map(({ address }) => site.url + address);
  const feeds = feedsAt(page).map(({ format, address }) => ({ address, ...readFeed(format, site.textOf(address)) }));
  const wanted = namesOf(feeds[0]?.entries ?? []);
  return feeds.flatMap(({ address, ...feed }) =>
    problemsOf(feed, wanted, addresses).map((problem) => site.inFile(address, problem)),
  );
}

function problemsOf({ mistake, entries, text }: Feed, wanted: string, addresses: readonly string[]): Problem[] {
  if (mistake !== undefined)
    return [
      { message: `The feed is not well-formed: ${mistake}`, found: mistake, expected: 'a feed that programs read' },
    ];
  const strange = entries.filter(({ url }) => !addresses.includes(url));
  const named = namesOf(entries);
  const relative = /(?:href|src)=(?:&quot;|\\"|")[/#][^&"\\]*/.exec(text)?.[0];
  const problems: Problem[] = strange.map(({ url }) => ({
    ...{ message: `The feed names "${url}", where no page is.`, found: url, expected: 'the address of a page' },
  }));
  if (named !== wanted)
    problems.push({ message: 'The feed names other entries than the first feed.', found: named, expected: wanted });
  if (relative !== undefined)
    problems.push({
      message: `The feed has a link without a host: ${relative}`,
      found: relative,
      expected: 'a full address',
    });
  return problems;
}

interface Feed {
  /** What is wrong with it as a file. */
  mistake: string | undefined;
  entries: FeedEntry[];
  text: string;
}

interface FeedEntry {
  url: string;
  title: string;
}

const jsonFeed = z.object({
  version: z.literal('https://jsonfeed.org/version/1.1'),
  items: z.array(z.object({ url: z.string(), title: z.string(), content_html: z.string() })),
});

function readFeed(format: FeedFormat, text = ''): Feed {
  const { mistake, entries } = format === 'json' ? readJson(text) : readXmlFeed(format, text);
  return { mistake, entries, text };
}

function readJson(text: string): { mistake: string | undefined; entries: FeedEntry[] } {
  try {
    return { mistake: undefined, entries: jsonFeed.parse(JSON.parse(text)).items };
  } catch (error) {
    return { mistake: String(error), entries: [] };
  }
}

/** The first title and address are those of the feed. */
function readXmlFeed(format: 'rss' | 'atom', text: string) {
  const { mistake, textsIn } = readXml(text);
  const [, ...titles] = textsIn('title');
  const urls = textsIn(format === 'rss' ? 'guid' : 'id').slice(format === 'rss' ? 0 : 1);
  return { mistake, entries: titles.map((title, index): FeedEntry => ({ title, url: urls[index] ?? '' })) };
}

function namesOf(entries: readonly FeedEntry[]): string {
  return entries.map(({ title, url }) => `${title} ${url}`).join('\n');
}
