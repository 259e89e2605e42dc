import type { SiteDefinition } from '../../../content/schema/define-site';
import type { PageFacts } from '../../../content/schema/page-facts';
import type { DrawnPage } from '../../templates';
import { graphOf } from './page-graph';

interface StructuredDataProps {
  page: DrawnPage;
  site: SiteDefinition;
  facts: PageFacts;
}

/**
 * What the page is about, for search engines (JSON-LD). It is data and never runs, so the Content-Security-Policy for
 * scripts does not apply (html.spec.whatwg.org/multipage/scripting.html#data-block).
 */
export function StructuredData({ page, site, facts }: StructuredDataProps) {
  // So that no text can close the element: in JSON, the escape is the same character.
  const json = JSON.stringify(graphOf(page, site, facts)).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape the quotation marks, and JSON needs them
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
