import type { ReactNode } from 'react';
import type { Thing, WebPage, WebPageLeaf } from 'schema-dts';
import type { Content, Entry } from './content';
import type { Kind } from './define-kind';
import type { Photo } from './fields/picture';
import type { PageFacts } from './page-facts';
import type { PicturePlace } from './picture-place';

/** What a template gets. */
export interface PageProps<Of = Entry> {
  entry: Of;
  /** The rendered body of its file; null if the file has none. */
  body: ReactNode;
}

/** What a social image says and shows. */
interface Card<Theme extends string> {
  /** The small line above the headline; without it, the name of the page above. */
  kicker?: string;
  headline: string;
  /** Without it, the theme of the page. */
  theme?: Theme | undefined;
  /** Without it, the mark of the site is shown. */
  drawing?: ReactNode;
  /** Shown instead of a drawing. */
  photo?: Photo | undefined;
}

/** What feeds and social networks are told of a page that is news. */
export interface News {
  title: string;
  summary: string;
  /** Without it, the site is the author. */
  author?: string | undefined;
  categories?: readonly string[];
  /** At the top of the page, in one of the places of the site. */
  photo?: (Photo & { place: PicturePlace }) | undefined;
}

/** What search engines are told of a page (schema.org). */
interface StructuredData {
  /** What the page is about. */
  subject?: Exclude<Thing, string>;
  /** What the engine does not know of the page itself, such as a more exact type. */
  page?: Partial<Omit<WebPageLeaf, '@type'>> & { '@type'?: WebPage['@type'] };
}

/** How the pages of a kind look to visitors, social networks, feeds and search engines. `Theme` is what its social images name. */
export interface Template<Of extends Kind = Kind, Theme extends string = string> {
  Page(props: PageProps<Entry<Of>>): ReactNode;
  /** The social image. Without it, its headline is the headline of the page. */
  card?(entry: Entry<Of>, content: Content): Card<Theme>;
  /** Makes the pages news, which search engines want three images of. The kind needs `published`. */
  news?(entry: Entry<Of>, content: Content): News;
  structuredData?(entry: Entry<Of>, facts: PageFacts): StructuredData;
}

/** The template of a kind, as the default export of a module. @param _kind types its entries */
export const defineTemplate = <Of extends Kind, const Theme extends string = never>(
  _kind: Of,
  template: Template<Of, Theme>,
): Template<Of, Theme> => template;

/** Loads the default export of a module when pages are drawn, not when content is checked. */
export type Load<Loaded> = () => Promise<{ default: Loaded }>;

/** A kind with its template. */
export function withTemplate<Of extends Kind, Theme extends string>(kind: Of, load: Load<Template<Of, Theme>>) {
  return { ...kind, load };
}
