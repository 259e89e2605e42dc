import type { EntryOf } from './content';

/** Whether the last day to apply for an opening has passed. `today` is year-month-day, in UTC. */
export function isClosed({ closes }: EntryOf<'opening'>['data'], today: string): boolean {
  return closes !== undefined && closes < today;
}
