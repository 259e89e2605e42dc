import { MAX_REQUEST_BYTES, TOO_LARGE } from 'sitewright/browser/request-size';
import { type Inquiry, inquiryOf, isQuiet, readFields } from './inquiry';
import { newChallenge, solvedChallenge } from './proof-of-work';
import { rateLimit } from './rate-limit';

/** Where inquiries are kept. */
export interface Store {
  /**
   * Keeps an inquiry unless one with its key is there.
   * @returns whether it is new
   */
  add(inquiry: Inquiry): Promise<boolean>;
  /**
   * Notes that an inquiry has used a challenge.
   * @param key the inquiry's, which may come again
   * @returns whether no other inquiry has used it
   */
  claimChallenge(challenge: string, key: string): Promise<boolean>;
}

interface Options {
  /** Whether the pages of an origin may send here. */
  isAllowed: (origin: string) => boolean;
  /** The site to which a visitor without JavaScript returns; by default the one that the visitor came from. */
  site?: string | undefined;
  /** How many inquiries one network may send in a minute. */
  perMinute: number;
  /** Signs the challenges of proof of work; without it, there are none. */
  altchaSecret?: string | undefined;
  store: Store;
  /** Tells people of a new inquiry. It runs after the answer. */
  notify: (inquiry: Inquiry) => Promise<void>;
}

/**
 * Answers a request.
 * @param client the network address that it came from
 * @param waitUntil keeps the platform running until work that follows the answer is done
 */
export type Receive = (
  request: Request,
  client: string,
  waitUntil?: (work: Promise<void>) => void,
) => Promise<Response>;

/**
 * The receiver of the forms, on every platform: checks an inquiry, stores it, and only then says that it arrived. A repetition
 * gets the same answer and is not stored again.
 */
export function createReceiver({ isAllowed, site, perMinute, altchaSecret, store, notify }: Options): Receive {
  const waitFor = rateLimit(perMinute);

  async function respond(...[request, client, waitUntil = () => {}]: Parameters<Receive>): Promise<Response> {
    if (request.method === 'OPTIONS') return new Response(null, { status: 204 });
    if (request.method === 'GET' && altchaSecret) return Response.json(await newChallenge(altchaSecret));
    if (request.method !== 'POST') return new Response(null, { status: 405, headers: { allow: 'POST, OPTIONS' } });
    const seconds = waitFor(client);
    if (seconds > 0) return new Response(TOO_MANY, { status: 429, headers: { 'retry-after': String(seconds) } });
    const inquiry = await readInquiry(request);
    if (inquiry instanceof Response) return inquiry;
    try {
      if (!(await hasProof(inquiry))) inquiry.suspected.push('no-proof-of-work');
      const isNew = await store.add(inquiry);
      if (isNew && !isQuiet(inquiry)) waitUntil(notify(inquiry));
    } catch (error) {
      console.error('An inquiry could not be stored. The visitor was told so.', error);
      return new Response(NOT_STORED, { status: 500 });
    }
    return received(request.headers, site);
  }

  async function hasProof({ key, fields: { altcha = '' } }: Inquiry): Promise<boolean> {
    if (!altchaSecret) return true;
    const challenge = await solvedChallenge(altcha, altchaSecret);
    return challenge !== undefined && store.claimChallenge(challenge, key);
  }

  return async (request, ...visit) => {
    const origin = request.headers.get('origin');
    if (origin !== null && !isAllowed(origin)) return new Response(OTHER_SITE, { status: 403 });
    const response = await respond(request, ...visit);
    if (origin !== null) for (const [name, value] of corsHeaders(origin)) response.headers.set(name, value);
    return response;
  };
}

/** @returns what a form has sent, or the refusal of anything else */
async function readInquiry(request: Request): Promise<Inquiry | Response> {
  const body = await readBody(request);
  if (body.size > MAX_REQUEST_BYTES) return new Response(TOO_LARGE, { status: 413 });
  const fields = readFields(await body.text(), request.headers.get('content-type') ?? '');
  if (fields === undefined) return new Response(NO_FORM, { status: 400 });
  return inquiryOf(fields, new URL(request.url).pathname);
}

/** @returns the body; of one that is too large, only the beginning, which is too large as well */
export async function readBody({ body }: Request): Promise<Blob> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    chunks.push(chunk);
    length += chunk.length;
    if (length > MAX_REQUEST_BYTES) break;
  }
  return new Blob(chunks);
}

/** Data for a script. A browser without JavaScript, which asks for a page and shows the answer, returns to the site. */
function received(headers: Headers, site = headers.get('origin')): Response {
  const wantsPage = (headers.get('accept') ?? '').includes('text/html');
  if (!wantsPage || !site) return Response.json({ received: true });
  return new Response(null, { status: 303, headers: { location: new URL('/thank-you', site).href } });
}

function corsHeaders(origin: string): [string, string][] {
  return [
    ['access-control-allow-origin', origin],
    ['access-control-allow-headers', 'content-type'],
    ['access-control-expose-headers', 'retry-after'],
    ['vary', 'origin'],
  ];
}

const TOO_MANY = 'Too many messages came from your network. Please go back, wait a minute, and send it again.';
const NO_FORM = 'This is no form of the website: it has none of its fields.';
const OTHER_SITE = 'Only pages of the website may send to this address.';
const NOT_STORED = 'Your message could not be stored. Please go back and send it again, or write an email.';
