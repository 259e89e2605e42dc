import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { writeBlog } from '../../../support/small-site';
import { copyOfContent } from '../../../support/trial-build';

/** This site with little content: the pages of the unit tests and some articles. */
export function smallSite(name: string, articles: number) {
  const site = copyOfContent(name, '.', 'tests/site/fixtures/base-content');
  cpSync('content/words.yaml', join(site.content, 'words.yaml'));
  writeBlog(site.content, articles);
  return site;
}
