import type { WholeContent } from '../content/schema/content';
import type { SiteDefinition } from '../content/schema/define-site';
import { openContent } from '../content/schema/open-content';
import type { SiteFacts } from '../content/schema/page-facts';
import { MEDIA } from './hosts/file-headers';

/** The files that a site writes besides pages, by their addresses: all but media that no page uses. */
export async function outputFiles(site: SiteDefinition, facts: SiteFacts): Promise<Map<string, Uint8Array>> {
  const media = new Set(facts.content.data.media.map((name) => MEDIA + name));
  const isPublished = (address: string) => !address.startsWith(MEDIA) || media.has(address);
  const outputs = site.outputs.filter(({ addresses }) => addresses.some(isPublished));
  const files = await Promise.all(outputs.map((output) => output.files(facts)));
  return new Map(files.flatMap((each) => [...each].filter(([address]) => isPublished(address))));
}

/** The content with the sizes of these files, which pages that link to them show. */
export async function withOutputs(content: WholeContent, site: SiteDefinition, siteUrl: string): Promise<WholeContent> {
  const files = await outputFiles(site, { content, siteUrl });
  const sizes = [...files].map(([address, { length }]) => [address.slice(MEDIA.length), length]);
  const { data } = content;
  return openContent({ ...data, mediaSizes: { ...data.mediaSizes, ...Object.fromEntries(sizes) } });
}
