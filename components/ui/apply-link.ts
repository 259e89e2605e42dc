import type { Site } from '../../renderer/content/schema/site';
import type { Words } from '../../renderer/content/schema/words';

/** The mailto link that applies for a job. */
export function applyLink(job: string, site: Site, words: Words): string {
  const subject = words.opening.subject.replace('{job}', job);
  return `mailto:${site.careersEmail}?subject=${encodeURIComponent(subject)}`;
}
