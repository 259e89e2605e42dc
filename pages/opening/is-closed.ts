import type { Entry } from 'sitewright';

/** Whether the last day to apply has passed. @param today year-month-day, in UTC */
export function isClosed({ ends }: Pick<Entry, 'ends'>, today: string): boolean {
  return ends !== undefined && ends < today;
}
