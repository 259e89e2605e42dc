import { createContext, type ReactNode, useContext } from 'react';
import type { Claim } from '../renderer/content/schema/claims';
import type { AnyEntry, Content } from '../renderer/content/schema/content';

/** The addresses that forms are sent to; undefined if not configured. */
interface Webhooks {
  contact: string | undefined;
  newsletter: string | undefined;
  /** Whether the receiver drops duplicate inquiries. */
  dropsDuplicates: boolean;
}

/** Returns the HTML that was rendered before under the same key, or else renders it. */
export type HtmlCache = (key: string, render: () => string) => string;

/** The address of a stylesheet in the components folder, such as `sections/hero/hero.css`. */
export type AddressOfStylesheet = (file: string) => string;

/** The service that counts visits. */
export interface Analytics {
  service: string;
  /** Where it collects what its script counts. */
  collector: string;
}

const ContentContext = createContext<Content | undefined>(undefined);
const NO_WEBHOOKS: Webhooks = { contact: undefined, newsletter: undefined, dropsDuplicates: false };
const WebhooksContext = createContext(NO_WEBHOOKS);
const HtmlCacheContext = createContext<HtmlCache | undefined>(undefined);
const AnalyticsContext = createContext<Analytics | undefined>(undefined);
const StylesheetContext = createContext<AddressOfStylesheet>((file) => `/components/${file}`);

interface ContentProviderProps {
  content: Content;
  /** Required on pages with forms. */
  webhooks?: Webhooks | undefined;
  /** For what many pages have in common; without it, each page renders all of its elements. */
  htmlCache?: HtmlCache | undefined;
  /** Undefined where visits are not counted. */
  analytics?: Analytics | undefined;
  /** Without it, addresses are those of the development server. */
  addressOfStylesheet?: AddressOfStylesheet | undefined;
  children: ReactNode;
}

/** Provides the whole content to every component of a page. */
export function ContentProvider(props: ContentProviderProps) {
  const { content, webhooks = NO_WEBHOOKS, htmlCache, analytics, addressOfStylesheet, children } = props;
  const inherited = useContext(StylesheetContext);
  return (
    <ContentContext value={content}>
      <WebhooksContext value={webhooks}>
        <HtmlCacheContext value={htmlCache}>
          <AnalyticsContext value={analytics}>
            <StylesheetContext value={addressOfStylesheet ?? inherited}>{children}</StylesheetContext>
          </AnalyticsContext>
        </HtmlCacheContext>
      </WebhooksContext>
    </ContentContext>
  );
}

/** The whole content. @throws Error outside of a ContentProvider */
export function useContent(): Content {
  const content = useContext(ContentContext);
  if (!content) throw new Error('useContent is used outside a ContentProvider');
  return content;
}

/** The addresses that forms are sent to. */
export function useWebhooks(): Webhooks {
  return useContext(WebhooksContext);
}

/** The HTML that pages have in common; undefined if every page renders it. */
export function useHtmlCache(): HtmlCache | undefined {
  return useContext(HtmlCacheContext);
}

/** The service that counts visits; undefined where they are not counted. */
export function useAnalytics(): Analytics | undefined {
  return useContext(AnalyticsContext);
}

/** Where the page finds the stylesheets of components. */
export function useAddressOfStylesheet(): AddressOfStylesheet {
  return useContext(StylesheetContext);
}

/** A claim by its id. @throws Error if there is none, which the content check rules out */
export function useClaim(id: string): Claim {
  const claim = useContent().claims[id];
  if (!claim) throw new Error(`No claim "${id}"`);
  return claim;
}

/** The entry at an address. @throws Error if there is none, which the content check rules out */
export function useEntry(address: string): AnyEntry {
  const entry = useContent().entries.get(address);
  if (!entry) throw new Error(`No page has the address ${address}`);
  return entry;
}
