import { escapeInvisible } from 'sitewright/browser/escape-invisible';
import type { Arrival } from './trial';

/** How much of a field is printed; the file has all of it. */
const LONGEST = 200;

/** An inquiry as one line for the terminal. Anyone can send one, so control characters in it must not reach the terminal. */
export function submissionLine({ at, path, fields, isDuplicate }: Arrival): string {
  const { email = '', submissionId = '' } = fields;
  const [sentTo, sender, id] = [path, email, submissionId].map((text) => escapeInvisible(text.slice(0, LONGEST)));
  return `${at}  ${sentTo}  ${sender}  ${isDuplicate ? 'duplicate of' : 'id'} ${id}`;
}
