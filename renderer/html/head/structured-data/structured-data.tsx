import type { AnyEntry } from '../../../content/schema/content';
import type { PageFacts } from '../page-facts';
import { graphOf } from './page-graph';

/**
 * What the page is about, for search engines (JSON-LD). It is data and never runs, so the Content-Security-Policy for
 * scripts does not apply (html.spec.whatwg.org/multipage/scripting.html#data-block).
 */
export function StructuredData({ entry, facts }: { entry: AnyEntry; facts: PageFacts }) {
  // So that no text can close the element: in JSON, the escape is the same character.
  const json = JSON.stringify(graphOf(entry, facts)).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape the quotation marks, and JSON needs them
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
