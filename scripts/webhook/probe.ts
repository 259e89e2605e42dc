import { randomUUID } from 'node:crypto';
import type { CONTACT_FIELDS } from '../../components/islands/forms/form-fields';

/** What the visitor typed into the contact form. */
const INQUIRY: Record<keyof typeof CONTACT_FIELDS, string> = {
  name: 'Test of the webhook',
  email: 'test@example.com',
  company: 'Test, please ignore',
  phone: '',
  businessType: 'small',
  message: 'This is a test of the connection between the website and this webhook. No customer has written.',
};

interface Report {
  /** What the receiver answered, or why there was no answer. */
  status: string;
  /** Its Access-Control-Allow-Origin header. */
  allowedOrigin: string | undefined;
  /** What a visitor of the site would see. */
  visitorSees: string;
  /** What a visitor without JavaScript would see. */
  withoutJavaScript: string;
  isFine: boolean;
}

/**
 * Sends one inquiry that is marked as a test, as a browser on the site would.
 * @param webhook the address to try
 * @param origin the origin of the site, such as https://www.example.com
 */
export async function probe(webhook: string, origin: string): Promise<Report> {
  const body = new URLSearchParams({
    ...INQUIRY,
    page: '/',
    submittedAt: new Date().toISOString(),
    submissionId: randomUUID(),
    // The receivers of docs/webhook.md keep it and tell nobody.
    suspected: 'probe',
  });
  const post = (accept: string) =>
    fetch(webhook, {
      method: 'POST',
      body,
      headers: { origin, accept },
      redirect: 'manual',
      signal: AbortSignal.timeout(30_000),
    });
  try {
    const response = await post('*/*');
    const allowedOrigin = response.headers.get('access-control-allow-origin') ?? undefined;
    const isReadable = allowedOrigin === '*' || allowedOrigin === origin;
    return {
      status: `${response.status} ${response.statusText}`.trim(),
      allowedOrigin,
      visitorSees: visitorSees(response, isReadable),
      withoutJavaScript: pageOf(await post('text/html,*/*;q=0.8')),
      isFine: response.ok && isReadable,
    };
  } catch (error) {
    const reason = error instanceof Error ? (error.cause instanceof Error ? error.cause.message : error.message) : '';
    return {
      status: `no answer (${reason})`,
      allowedOrigin: undefined,
      visitorSees: 'The red box: it could not be confirmed that the message arrived.',
      withoutJavaScript: 'An error of the browser.',
      isFine: false,
    };
  }
}

function pageOf(response: Response): string {
  const location = response.headers.get('location');
  return location ?? `What the receiver answers, as ${response.headers.get('content-type') ?? 'an empty page'}.`;
}

function visitorSees(response: Response, isReadable: boolean): string {
  if (!isReadable) {
    return response.ok
      ? 'The red box: it could not be confirmed that the message arrived, although it did. Let the receiver send Access-Control-Allow-Origin.'
      : 'The red box: it could not be confirmed that the message arrived.';
  }
  if (response.ok) return 'The thank-you panel.';
  if (response.status === 429) return 'Two more attempts, then the red box: too many messages.';
  if (response.status >= 500) return 'Two more attempts, then the red box: the receiver is broken.';
  return 'The red box: the receiver did not take it.';
}
