import { createContext, type ReactNode, useContext } from 'react';
import type { Claim } from '../renderer/content/schema/claims';
import type { AnyEntry, Content } from '../renderer/content/schema/content';

/** Where the forms send to; undefined while no address is configured. */
interface Webhooks {
  contact: string | undefined;
  newsletter: string | undefined;
  /** Whether the receiver drops an inquiry that it already has. */
  dropsDuplicates: boolean;
}

/** The service that counts visits. */
export interface Analytics {
  service: string;
  /** Where it collects what its script counts. */
  collector: string;
}

const ContentContext = createContext<Content | undefined>(undefined);
const NO_WEBHOOKS: Webhooks = { contact: undefined, newsletter: undefined, dropsDuplicates: false };
const WebhooksContext = createContext(NO_WEBHOOKS);
const AnalyticsContext = createContext<Analytics | undefined>(undefined);

interface ContentProviderProps {
  content: Content;
  /** Needed where there are forms. */
  webhooks?: Webhooks;
  /** Undefined where visits are not counted. */
  analytics?: Analytics | undefined;
  children: ReactNode;
}

/** Hands the whole content to every component of a page. */
export function ContentProvider({ content, webhooks = NO_WEBHOOKS, analytics, children }: ContentProviderProps) {
  return (
    <ContentContext value={content}>
      <WebhooksContext value={webhooks}>
        <AnalyticsContext value={analytics}>{children}</AnalyticsContext>
      </WebhooksContext>
    </ContentContext>
  );
}

/** The whole content. @throws Error outside of a ContentProvider */
export function useContent(): Content {
  const content = useContext(ContentContext);
  if (!content) throw new Error('useContent stands outside of a ContentProvider');
  return content;
}

/** Where the forms send to. */
export function useWebhooks(): Webhooks {
  return useContext(WebhooksContext);
}

/** The service that counts visits; undefined where they are not counted. */
export function useAnalytics(): Analytics | undefined {
  return useContext(AnalyticsContext);
}

/** A claim by its id. @throws Error where there is none, which the content check rules out */
export function useClaim(id: string): Claim {
  const claim = useContent().claims[id];
  if (!claim) throw new Error(`No claim "${id}"`);
  return claim;
}

/** The entry at an address. @throws Error where there is none, which the content check rules out */
export function useEntry(address: string): AnyEntry {
  const entry = useContent().entries.get(address);
  if (!entry) throw new Error(`No page has the address ${address}`);
  return entry;
}
