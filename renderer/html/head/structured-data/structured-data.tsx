import type { SiteDefinition } from '../../../content/schema/define-site';
import type { PageFacts } from '../../../content/schema/page-facts';
import { DataBlock } from '../../../react/data-block';
import type { DrawnPage } from '../../templates';
import { graphOf } from './page-graph';

interface StructuredDataProps {
  page: DrawnPage;
  site: SiteDefinition;
  facts: PageFacts;
}

/** What the page is about, for search engines. */
export function StructuredData({ page, site, facts }: StructuredDataProps) {
  return <DataBlock data={graphOf(page, site, facts)} />;
}
