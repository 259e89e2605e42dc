import { createContext, type ReactNode, useContext } from 'react';
import type * as z from 'zod';
import type { Content, Entry } from '../content/schema/content';
import type { DataOf, List } from '../content/schema/define-list';
import { type Settings, type SettingsOfSite, valuesOf } from '../content/settings';

/** Returns the HTML that was rendered before under the same key, or else renders it. */
export type HtmlCache = (key: string, render: () => string) => string;

/** The address of a component's stylesheet, from its path, such as `components/sections/hero/hero.css`. */
export type AddressOfStylesheet = (file: string) => string;

const ContentContext = createContext<Content | undefined>(undefined);
const PageContext = createContext<Entry | undefined>(undefined);
const UNSET: KnownSettings = { given: {} };
const SettingsContext = createContext<KnownSettings>(UNSET);
const HtmlCacheContext = createContext<HtmlCache | undefined>(undefined);
const StylesheetContext = createContext<AddressOfStylesheet>((file) => `/${file}`);

/** What components may ask of the settings. */
type KnownSettings = Pick<Settings, 'given'> & Partial<Pick<Settings, 'SITE_URL'>>;

interface ContentProviderProps {
  content: Content;
  /** The page around the components, if they are on one. */
  page?: Entry | undefined;
  /** Without them, all are unset. */
  settings?: KnownSettings | undefined;
  /** For what many pages have in common; without it, each page renders all of its elements. */
  htmlCache?: HtmlCache | undefined;
  /** Without it, addresses are those of the development server. */
  addressOfStylesheet?: AddressOfStylesheet | undefined;
  children: ReactNode;
}

/** Provides the content to every component of a page. */
export function ContentProvider(props: ContentProviderProps) {
  const { content, page, settings = UNSET, htmlCache, addressOfStylesheet, children } = props;
  const inherited = useContext(StylesheetContext);
  return (
    <ContentContext value={content}>
      <SettingsContext value={settings}>
        <PageContext value={page}>
          <HtmlCacheContext value={htmlCache}>
            <StylesheetContext value={addressOfStylesheet ?? inherited}>{children}</StylesheetContext>
          </HtmlCacheContext>
        </PageContext>
      </SettingsContext>
    </ContentContext>
  );
}

/** The content, as pages may ask for it. @throws Error outside of a ContentProvider */
export function useContent(): Content {
  const content = useContext(ContentContext);
  if (!content) throw new Error('useContent is used outside a ContentProvider');
  return content;
}

/** What a data file says. */
export function useList<Of extends List>(list: Of): DataOf<Of> {
  return useContent().list(list);
}

/** Settings of the site, such as the receivers of its forms. */
export function useSettings<Schema extends z.ZodObject>(settings: SettingsOfSite<Schema>): z.output<Schema> {
  return valuesOf(settings, useContext(SettingsContext));
}

/** The page around a component; undefined on the 404 page, and where components are drawn by themselves. */
export function usePage(): Entry | undefined {
  return useContext(PageContext);
}

/** The address of the published site, without a slash at the end; '' where components are drawn by themselves. */
export function useSiteUrl(): string {
  return useContext(SettingsContext).SITE_URL ?? '';
}

/** The HTML that pages have in common; undefined if every page renders it. */
export function useHtmlCache(): HtmlCache | undefined {
  return useContext(HtmlCacheContext);
}

/** Tells the page the addresses of component stylesheets. */
export function useAddressOfStylesheet(): AddressOfStylesheet {
  return useContext(StylesheetContext);
}
