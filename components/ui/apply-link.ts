import { fillPlaceholders } from 'sitewright';
import type { Site } from '../model/lists/site';
import type { Words } from '../model/lists/words';

/** The mailto link that applies for a job. */
export function applyLink(job: string, { careersEmail }: Site, { subject: template }: Words['opening']): string {
  const subject = fillPlaceholders(template, { job });
  return `mailto:${careersEmail}?subject=${encodeURIComponent(subject)}`;
}
