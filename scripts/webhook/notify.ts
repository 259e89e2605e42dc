import { CONTACT_FIELDS } from '../../renderer/content/schema/form-fields';
import type { Inquiry } from './inquiry';
import type { WebhookSettings } from './settings';

/** An email about an inquiry, as text. */
export interface Mail {
  from: string;
  to: string;
  /** The visitor, so that people answer with one click; undefined where there is no address, or a malformed one. */
  replyTo: string | undefined;
  subject: string;
  text: string;
}

/** The suspicions of an inquiry that can't be answered by email. */
const NO_ADDRESS = ['email-missing', 'email-malformed'];

type Send = () => Promise<void>;

/** How long to wait before each further attempt. */
const PAUSES_MS = [1_000, 5_000, 15_000];

/**
 * Tells people of inquiries, by email and Slack as far as they are set up. An inquiry is stored before; that nobody could be told
 * is logged.
 * @param sendMail how an email is sent
 */
export function notifier(
  settings: WebhookSettings,
  sendMail: (mail: Mail) => Promise<void>,
  pauses = PAUSES_MS,
): (inquiry: Inquiry) => Promise<void> {
  const { MAIL_TO, MAIL_FROM, WEBHOOK_SLACK_URL } = settings;
  return async (inquiry) => {
    const channels: [name: string, send: Send][] = [];
    if (MAIL_TO && MAIL_FROM) channels.push(['email', () => sendMail(mailOf(inquiry, MAIL_FROM, MAIL_TO))]);
    if (WEBHOOK_SLACK_URL)
      channels.push(['Slack', () => postJson(WEBHOOK_SLACK_URL, { text: slackTextOf(inquiry) }, {})]);
    await Promise.all(channels.map(([name, send]) => untilSent(name, inquiry, send, pauses)));
  };
}

async function untilSent(name: string, { key }: Inquiry, send: Send, pauses: readonly number[]) {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await send();
    } catch (error) {
      const pause = pauses[attempt];
      if (pause === undefined) {
        const reason = error instanceof Error ? error.message : String(error);
        return console.error(`Inquiry ${key} is stored, but nobody was told by ${name}: ${reason}`);
      }
      await new Promise((done) => setTimeout(done, pause));
    }
  }
}

/** The email about an inquiry. What is suspected to be spam says so first, so that a filter can move it to a folder. */
export function mailOf(inquiry: Inquiry, from: string, to: string): Mail {
  const { fields, suspected } = inquiry;
  return {
    from,
    to,
    replyTo: suspected.some((reason) => NO_ADDRESS.includes(reason)) ? undefined : fields.email,
    subject: `${suspected.length > 0 ? `[Suspected: ${suspected.join(', ')}] ` : ''}${titleOf(inquiry)}`,
    text: `${Object.entries(fields)
      .filter(([name, text]) => text !== '' && name !== 'altcha')
      .map(([name, text]) => `${name}: ${text.includes('\n') ? `\n${text}\n` : text}`)
      .join('\n')}\n`,
  };
}

function titleOf({ fields: { name, company, email = '' } }: Inquiry): string {
  const title = name ? `Inquiry from ${name}${company ? ` (${company})` : ''}` : `Newsletter: ${email}`;
  return title.replace(/\s+/g, ' ').slice(0, 200);
}

/** Short, and without the message: who reads it opens the email. Slack takes &, < and > as markup. */
function slackTextOf(inquiry: Inquiry): string {
  const { fields, suspected } = inquiry;
  const lines = [
    titleOf(inquiry),
    ...(suspected.length > 0 ? [`Suspected: ${suspected.join(', ')}`] : []),
    ...Object.keys(CONTACT_FIELDS).flatMap((name) =>
      fields[name] && name !== 'message' ? [`${name}: ${fields[name].slice(0, 200)}`] : [],
    ),
  ];
  return lines.join('\n').replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** Sends emails with an HTTP API that understands Resend's fields. */
export function apiMailer({ MAIL_API_URL, MAIL_API_KEY = '' }: WebhookSettings): (mail: Mail) => Promise<void> {
  return ({ replyTo, ...mail }) =>
    postJson(MAIL_API_URL, { ...mail, reply_to: replyTo }, { authorization: `Bearer ${MAIL_API_KEY}` });
}

async function postJson(url: string, body: Record<string, unknown>, headers: Record<string, string>) {
  const response = await fetch(url, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
    signal: AbortSignal.timeout(10_000),
  });
  if (!response.ok) throw new Error(`${new URL(url).host} answered ${response.status}`);
}
