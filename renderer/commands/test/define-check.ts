import type { Browser, ConsoleMessage, Page, Request, Response } from 'playwright';
import type { Finding } from '../../content/diagnostics/diagnostic';
import type { BuiltPage, BuiltSite } from './built-site';

/** Reads a finished site. The name of its file is the code of what it finds. */
export type Check = (site: BuiltSite) => Finding[] | Promise<Finding[]>;

/** Looks at a page in a browser. */
export type BrowserCheck = (page: BuiltPage, visit: Visit) => Promise<Finding[]>;

/** What a check of a page in a browser needs. */
interface Visit {
  /** The loaded page, which all checks share: each leaves it as it was. On a desk, in light mode, and without motion. */
  tab: Page;
  /** What the page loaded before anyone uses it. */
  responses: readonly Response[];
  /** What it asked for until it was scrolled to its end. */
  requests: readonly Request[];
  /** What it wrote to the console. */
  messages: readonly ConsoleMessage[];
  /** What its scripts threw. */
  failures: readonly Error[];
  browser: Browser;
  /** Where the site is served, such as http://localhost:4173. */
  origin: string;
  site: BuiltSite;
}

/** A check of the pages of a site, one after the other. */
export function eachPage(check: (page: BuiltPage, site: BuiltSite) => Finding[]): Check {
  return (site) => site.pages.flatMap((page) => check(page, site));
}
