import type { OrganizationLeaf } from 'schema-dts';
import type * as z from 'zod';
import type { Messages } from '../diagnostics/messages';
import type { RuleDescription } from '../diagnostics/rule-description';
import type { SettingsOfSite } from '../settings';
import type { BodyComponents } from './body-components';
import type { Budget } from './budget';
import type { Content } from './content';
import type { Kind } from './define-kind';
import type { DataOf, List } from './define-list';
import type { Looks, LooksOf } from './define-looks';
import type { DefinedSection } from './define-section';
import type { Load, Template } from './define-template';
import type { PageHead } from './fields/page-head';
import type { NamedByEngine, Ref } from './fields/reference';
import type { FinishPage } from './finished-page';
import type { PageFacts } from './page-facts';
import type { PicturePlace } from './picture-place';
import { redirects } from './redirects';

/** Files besides pages. */
interface Output {
  /** Content can link to them before they are written. Files under /media/ are published if a page uses them. */
  readonly addresses: readonly string[];
  /** The files by their addresses. It is asked more than once. */
  files(facts: PageFacts): Promise<ReadonlyMap<string, Uint8Array>>;
}

export type Fonts = Readonly<Record<400 | 500 | 600 | 700, string>>;

/** What a site is drawn with outside of its pages: in social images, and in the bars of browsers. */
export interface Drawing {
  /** The color behind its pages in light and in dark mode. */
  paper: { light: `#${string}`; dark: `#${string}` };
  /** The stylesheet with the colors of each theme, from the folder of the site: see lightColors(). */
  tokens: string;
  /** The files of its font by weight, from the folder of the site; without them, a font of the engine. PDFs take only static ones. */
  fonts?: Fonts;
}

/** What a site is. */
interface About {
  name: string;
  slogan: string;
  description: string;
  email: string;
  mainPages: readonly string[];
}

/** What is said of the footnotes of a text, and in which language: their heading, and the links back to their places in the text. */
export interface FootnoteLabels {
  lang: string;
  title: string;
  /** @param number of the footnote, such as 1, or 1-2 for its second place */
  back(number: string): string;
}

/** What the engine must know of a site: its kinds of pages, its data files, its rules, its looks, and more. */
export interface SiteDefinition {
  /** Its address, unless SITE_URL has another. */
  readonly url: `https://${string}`;
  /** Its language and region, such as en-US: for dates, quotation marks, and the rules on texts. */
  readonly locale: string;
  readonly kinds: readonly KindWithTemplate[];
  /** It always has the redirects: pages of every site may move. */
  readonly lists: readonly List[];
  /** The types of sections that pages consist of. */
  readonly sections: readonly SectionWithComponent[];
  /** What a body may use besides Markdown. The looks draw it. */
  readonly bodyComponents: BodyComponents;
  /** Where its pages show pictures: each is made in the widths of these places alone. */
  readonly places: Readonly<Record<string, PicturePlace>>;
  /** Its own rules by the paths of their files, see rules/define-rule.ts: the name of a file is the code of the rule. */
  readonly rules: Readonly<Record<string, RuleDescription>>;
  /** What the check says in the language of the site: a rule that is not named says it in English. */
  readonly messages: Messages;
  /** The anchors of the layout, which is around every page. */
  readonly anchors: readonly string[];
  /** The kinds of pages that readers in a hurry may skip: llms.txt has them at its end. */
  readonly optional: readonly Kind[];
  /** What it is, for feeds, phones, and search engines, and the addresses of its main pages, which llms.txt begins with. */
  about(content: Content): About;
  readonly settings: readonly SettingsOfSite[];
  /** The values of data-theme. A page without a theme has the theme of the page above, or else the first. */
  readonly themes: readonly [string, ...string[]];
  /** The kind of the entries in each feed, by the address of the page with the feed. */
  readonly feeds: Readonly<Record<string, Kind>>;
  readonly outputs: readonly Output[];
  /** How heavy a page may be, which the command test asks. Without it, there is no limit. */
  readonly budget?: Budget;
  /** How many entries a long list shows on each of its pages. */
  readonly pageSize: number;
  /** What the engine says by itself. */
  labels(content: Content): {
    /** The 404 page. */
    notFound: { title: string; description: string };
    /** The home page in breadcrumbs. Without it, its name, which every page then depends on. */
    home?: string;
    /** In llms.txt, over the pages that belong to no other. */
    otherPages: string;
    /** The footnotes of a text in a language, or in the closest that the site has words in. */
    footnotes(lang: string): FootnoteLabels;
    /** A further page of a long list: what differs from its first page. */
    furtherPage(of: { head: PageHead; number: number; count: number }): Partial<PageHead>;
  };
  /** What the site writes into a page once all else of it is known; only in builds. */
  readonly finishPage?: FinishPage;
  readonly looks: Load<Looks>;
  readonly drawing: Drawing;
  /** What search engines are told about the publisher, besides name and logo. */
  readonly publisher?: (facts: PageFacts) => Partial<Omit<OrganizationLeaf, '@type'>>;
}

/** See withTemplate. Its pages and their social images name themes of the site alone. */
type KindWithTemplate<Theme extends string = string> = Kind<string, z.ZodType<PageHead & { theme?: Theme }>> & {
  readonly load: Load<Template<Kind, Theme>>;
};
/** See withComponent. */
type SectionWithComponent = DefinedSection & { readonly load: () => Promise<(props: never) => unknown> };

/** A kind, a list, or a section type. */
type Definition = { readonly schema: z.ZodType };

/** The names in the references of some data: an article has author and category. */
type NamedIn<Data> =
  Data extends Ref<infer Name>
    ? Name
    : Data extends readonly (infer Item)[]
      ? NamedIn<Item>
      : Data extends object
        ? { [Field in keyof Data]-?: NamedIn<Data[Field]> }[keyof Data]
        : never;

/** What a part of a site refers to, besides `Known`. */
type Unknown<Part extends Definition, Known> = Exclude<NamedIn<DataOf<Part>>, Known> & string;

/** The parts of a site. One that refers to what the site does not have is a message for the compiler instead. */
type Linked<Parts extends readonly Definition[], Known> = {
  [Index in keyof Parts]: [Unknown<Parts[Index], Known>] extends [never]
    ? Parts[Index]
    : `The site has no kind and no list of "${Unknown<Parts[Index], Known>}".`;
};

/** What a site may leave out. */
const DEFAULTS = {
  ...{ optional: [], sections: [], bodyComponents: {}, places: {}, rules: {}, messages: {} },
  ...{ anchors: [], settings: [], feeds: {}, outputs: [] },
  pageSize: 12,
  themes: ['plain'],
} as const;

type Optional = 'places' | 'rules' | 'messages' | 'anchors' | 'settings' | 'outputs' | 'pageSize';
type Checked = 'kinds' | 'lists' | 'sections' | 'bodyComponents' | 'looks' | 'themes' | 'optional' | 'feeds';
type Unchecked = Omit<SiteDefinition, Optional | Checked> & Partial<Pick<SiteDefinition, Optional>>;

/**
 * A site, as the default export of a module, which open-site.ts opens. A reference to a kind or list that the site does not have,
 * a theme that is none of its own, and a body component that the looks do not draw, do not compile.
 */
export function defineSite<
  const Kinds extends readonly KindWithTemplate<Theme>[],
  const Lists extends readonly List[],
  const Sections extends readonly SectionWithComponent[] = readonly [],
  Theme extends string = (typeof DEFAULTS.themes)[number],
  const Components extends BodyComponents = Record<never, never>,
  Known = Kinds[number]['name'] | Lists[number]['item'] | NamedByEngine,
>(
  site: Unchecked & {
    kinds: Kinds & Linked<Kinds, Known>;
    lists: Lists & Linked<Lists, Known>;
    sections?: Sections & Linked<Sections, Known>;
    bodyComponents?: Components;
    looks: Load<LooksOf<NoInfer<Components>>>;
    themes?: readonly [Theme, ...Theme[]];
    optional?: readonly Kind<Kinds[number]['name']>[];
    feeds?: Readonly<Record<string, Kind<Kinds[number]['name']>>>;
  },
): SiteDefinition {
  return { ...DEFAULTS, ...site, lists: [...new Set([...site.lists, redirects])] };
}
