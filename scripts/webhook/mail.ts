import { createTransport } from 'nodemailer';
import type { Inquiry } from './inquiry';
import { type Channel, subjectOf } from './notify';
import type { WebhookSettings } from './settings';

/** An email about an inquiry, as text. */
interface Mail {
  /** The visitor, so that people answer with one click; undefined where there is no address, or a malformed one. */
  replyTo: string | undefined;
  subject: string;
  text: string;
}

/** The suspicions of an inquiry that can't be answered by email. */
const NO_ADDRESS = ['email-missing', 'email-malformed'];

/** Sends emails about inquiries by a mail server; undefined if none is set up. */
export function mailChannel({ MAIL_SMTP_URL, MAIL_FROM, MAIL_TO }: WebhookSettings): Channel | undefined {
  if (MAIL_TO === undefined) return undefined;
  const transport = createTransport(MAIL_SMTP_URL, { disableFileAccess: true, disableUrlAccess: true });
  return {
    name: 'email',
    async send(inquiry) {
      await transport.sendMail({ from: MAIL_FROM, to: MAIL_TO, ...mailOf(inquiry) });
    },
  };
}

/** The email about an inquiry. */
export function mailOf(inquiry: Inquiry): Mail {
  const { fields, suspected } = inquiry;
  return {
    replyTo: suspected.some((reason) => NO_ADDRESS.includes(reason)) ? undefined : fields.email,
    subject: subjectOf(inquiry),
    text: `${Object.entries(fields)
      .filter(([name, text]) => text !== '' && name !== 'altcha')
      .map(([name, text]) => `${name}: ${text.includes('\n') ? `\n${text}\n` : text}`)
      .join('\n')}\n`,
  };
}
