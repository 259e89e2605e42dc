import { CONTACT_FIELDS, type FormField, NEWSLETTER_FIELDS } from '../../components/islands/forms/form-fields';
import { HONEYPOT } from '../../components/islands/forms/spam';
import { submissionIdOf } from '../../components/islands/forms/submission-id';

/** What a form has sent. */
export interface Inquiry {
  /** The same for what is sent again, and for nothing else. */
  key: string;
  /** When it arrived, ISO 8601. */
  at: string;
  /** The path it was sent to. */
  path: string;
  fields: Record<string, string>;
  /** Why it may be spam, such as "honeypot"; empty for most. */
  suspected: string[];
}

/** The reasons that never apply to a person: visitors can't see the honeypot, and only `--probe` calls itself a probe. */
const CERTAIN = ['honeypot', 'probe'];

/** Whether people need not be told of an inquiry. It is stored all the same. */
export function isQuiet({ suspected }: Inquiry): boolean {
  return suspected.some((reason) => CERTAIN.includes(reason));
}

/** @returns the fields of a body in either format that forms send; undefined if it is in none, or has no field of a form */
export function readFields(body: string, contentType: string): Record<string, string> | undefined {
  const fields = contentType.startsWith('application/json') ? readJson(body) : [...new URLSearchParams(body)];
  const isOfForm = fields?.some(([name]) => Object.hasOwn(CONTACT_FIELDS, name) || name === 'submissionId');
  return fields && isOfForm ? Object.fromEntries(fields) : undefined;
}

function readJson(body: string): [string, string][] | undefined {
  try {
    const value: unknown = JSON.parse(body);
    if (typeof value !== 'object' || value === null) return undefined;
    return Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  } catch {
    return undefined;
  }
}

/** What has arrived, checked. Nothing is refused for what it holds: whatever looks odd is only suspected. */
export async function inquiryOf(fields: Record<string, string>, path: string): Promise<Inquiry> {
  const expected = fieldsOfForm(fields);
  const suspected = [
    ...(fields.suspected ?? '').split(',').map((reason) => reason.trim().slice(0, 40)),
    fields[HONEYPOT] ? 'honeypot' : '',
    ...Object.entries(expected).map(([name, field]) => problemOf(name, field, fields[name] ?? '')),
  ];
  const at = new Date().toISOString();
  // Sent without JavaScript, it has no ID; the form would have given it this one.
  const submissionId = fields.submissionId || (await submissionIdOf(fields, at.slice(0, 10)));
  return {
    key: await keyOf([submissionId, ...Object.keys(CONTACT_FIELDS).map((name) => fields[name] ?? '')]),
    at,
    path,
    fields,
    suspected: [...new Set(suspected.filter((reason) => reason !== ''))],
  };
}

/** The newsletter box sends nothing but the email address. */
function fieldsOfForm(fields: Record<string, string>): Record<string, FormField> {
  const isContact = Object.keys(CONTACT_FIELDS).some((name) => name !== 'email' && fields[name] !== undefined);
  return isContact ? CONTACT_FIELDS : NEWSLETTER_FIELDS;
}

function problemOf(name: string, { isRequired, only }: FormField, text: string): string {
  if (text.trim() === '') return isRequired ? `${name}-missing` : '';
  return only && !only.test(text) ? `${name}-malformed` : '';
}

/** One key for a submission and its repetitions. The texts are in it, so that two inquiries with one ID are both kept. */
async function keyOf(parts: string[]): Promise<string> {
  // A form that is posted natively sends line breaks as CRLF, a script as it likes.
  const text = JSON.stringify(parts.map((part) => part.replaceAll('\r\n', '\n')));
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
