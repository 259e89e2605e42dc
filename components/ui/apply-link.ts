import { fillPlaceholders } from '../../renderer/content/schema/fill-placeholders';
import type { Site } from '../../renderer/content/schema/site';
import type { Words } from '../../renderer/content/schema/words';

/** The mailto link that applies for a job. */
export function applyLink(job: string, site: Site, words: Words): string {
  const subject = fillPlaceholders(words.opening.subject, { job });
  return `mailto:${site.careersEmail}?subject=${encodeURIComponent(subject)}`;
}
