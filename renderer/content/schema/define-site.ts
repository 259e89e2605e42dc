import type { OrganizationLeaf } from 'schema-dts';
import type { SettingsOfSite } from '../../settings';
import type { RuleDescription } from '../diagnostics/rule-description';
import type { Content } from './content';
import type { Kind } from './define-kind';
import type { List } from './define-list';
import type { Looks } from './define-looks';
import type { DefinedSection } from './define-section';
import type { Load, Template } from './define-template';
import type { PageHead } from './fields/page-head';
import type { PageFacts } from './page-facts';
import { redirects } from './redirects';

type Feeds = Readonly<Record<string, Kind>>;

/** Files besides pages. */
export interface Output {
  /** Content can link to them before they are written. Those under /media/ are published where a page uses them. */
  readonly addresses: readonly string[];
  /** The files by their addresses. It is asked more than once. */
  files(facts: { content: Content; siteUrl: string }): Promise<ReadonlyMap<string, Uint8Array>>;
}

/** What a site is. */
interface About {
  name: string;
  slogan: string;
  description: string;
  email: string;
  mainPages: readonly string[];
}

/** What the engine must know of a site: its kinds of pages, its data files, its rules, its looks, and more. */
export interface SiteDefinition {
  /** Its address, unless SITE_URL has another. */
  readonly url: `https://${string}`;
  /** Its language and region, such as en-US: for dates, quotation marks, and the rules on texts. */
  readonly locale: string;
  readonly kinds: readonly KindWithTemplate[];
  /** The redirects are always one of them: pages of every site may move. */
  readonly lists: readonly List[];
  /** Where pages are in content/, in words, for who puts one elsewhere; without it, the folders of the kinds. */
  readonly folders: string;
  /** The types of sections that pages consist of. */
  readonly sections: readonly SectionWithComponent[];
  /** Its own rules by the paths of their files, see rules/define-rule.ts: the name of a file is the code of the rule. */
  readonly rules: Readonly<Record<string, RuleDescription>>;
  /** The anchors of the layout, which is around every page. */
  readonly anchors: readonly string[];
  /** The kinds of pages that readers in a hurry may skip: llms.txt has them at its end. */
  readonly optional: readonly Kind[];
  /** What it is, for feeds, phones and others who name it, and the addresses of its main pages, which llms.txt begins with. */
  about(content: Content): About;
  readonly settings: readonly SettingsOfSite[];
  /** The values of data-theme. A page without a theme has that of the page above, and at the top the first. */
  readonly themes: readonly [string, ...string[]];
  /** The pages with feeds, by their addresses, and the kind of what is in them. */
  readonly feeds: Feeds;
  readonly outputs: readonly Output[];
  /** What the engine says by itself. */
  labels(content: Content): {
    /** The 404 page. */
    notFound: { title: string; description: string };
    /** The home page in breadcrumbs. Without it, its name, which every page then depends on. */
    home?: string;
    /** In llms.txt, over the pages that belong to no other. */
    otherPages: string;
    /** A further page of a long list: what differs from its first page. Without it, nothing does but the address. */
    furtherPage?(of: { head: PageHead; number: number; count: number }): Partial<PageHead>;
  };
  readonly looks: Load<Looks>;
  /** What search engines are told of who publishes the site, besides name and logo. */
  readonly publisher?: (facts: PageFacts) => Partial<Omit<OrganizationLeaf, '@type'>>;
}

/** See withTemplate. */
type KindWithTemplate = Kind & { readonly load: Load<Template> };
/** See withComponent. */
type SectionWithComponent = DefinedSection & { readonly load: () => Promise<(props: never) => unknown> };

/** What a site may leave out. */
const DEFAULTS = {
  ...{ optional: [], sections: [], rules: {}, anchors: [], settings: [], feeds: {}, outputs: [] },
  themes: ['plain'],
} as const;

type Optional = keyof typeof DEFAULTS | 'folders';
type OwnDefinition = Omit<SiteDefinition, Optional> & Partial<Pick<SiteDefinition, Optional>>;

/** A site, as the default export of a module, which open-site.ts opens. */
export function defineSite(site: OwnDefinition): SiteDefinition {
  const folders = site.kinds.map(({ files }) => files.split('/')[0]);
  return { ...DEFAULTS, folders: folders.join(', '), ...site, lists: [...new Set([...site.lists, redirects])] };
}
