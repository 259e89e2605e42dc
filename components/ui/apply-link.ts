import { fillPlaceholders } from 'sitewright';
import type { SiteFields } from '../model/lists/site';
import type { Words } from '../model/lists/words';

/** The mailto link that applies for a job. */
export function applyLink(job: string, { careersEmail }: SiteFields, { subject: template }: Words['opening']): string {
  const subject = fillPlaceholders(template, { job });
  return `mailto:${careersEmail}?subject=${encodeURIComponent(subject)}`;
}
