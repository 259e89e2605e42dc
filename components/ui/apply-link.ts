import type { Site } from '../../pages/lists/site';
import type { Words } from '../../pages/lists/words';
import { fillPlaceholders } from '../../renderer/content/schema/fill-placeholders';

/** The mailto link that applies for a job. */
export function applyLink(job: string, { careersEmail }: Site, { subject: template }: Words['opening']): string {
  const subject = fillPlaceholders(template, { job });
  return `mailto:${careersEmail}?subject=${encodeURIComponent(subject)}`;
}
