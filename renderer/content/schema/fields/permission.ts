import { date } from './date';

/** The day on which someone allowed the site to show their words, face, or logo. A new section must not say that it is today. */
export const permission = date(
  'The day on which they allowed you to show it, year-month-day. Keep what they wrote; it is not shown.',
).meta({ examples: ['TODO'] });
