import { escapeInvisible } from '../../renderer/content/text/escape-invisible';
import type { Arrival } from './receiver';

/** The longest part of an enquiry that is printed; the file has it whole. */
const LONGEST = 200;

/** An enquiry as one line for the terminal. Whoever sends it chooses its text, so no part of it may reach the terminal as a command. */
export function submissionLine({ at, path, fields, isDouble }: Arrival): string {
  const { email = '', submissionId = '' } = fields;
  const [sentTo, sender, id] = [path, email, submissionId].map((text) => escapeInvisible(text.slice(0, LONGEST)));
  return `${at}  ${sentTo}  ${sender}  ${isDouble ? 'double of' : 'id'} ${id}`;
}
