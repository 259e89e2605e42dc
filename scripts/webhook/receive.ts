import type { Challenges } from './altcha';
import { type Inquiry, inquiryOf, isQuiet, readFields } from './inquiry';
import { rateLimit } from './rate-limit';

/** Where inquiries are kept. */
export interface Store {
  /**
   * Keeps an inquiry unless one with its key is there.
   * @returns whether it is new
   */
  add(inquiry: Inquiry): Promise<boolean>;
}

/** A request, on whatever platform it arrived. */
export interface Incoming {
  method: string;
  /** The path of its address. */
  path: string;
  headers: Headers;
  body: AsyncIterable<Uint8Array> | null;
  /** The network address that it came from. */
  client: string;
}

interface Options {
  /** Whether the pages of an origin may send here. */
  isAllowed: (origin: string) => boolean;
  /** The site to which a visitor without JavaScript returns; by default the one that the visitor came from. */
  site?: string | undefined;
  /** How many inquiries one client may send in a minute. */
  perMinute: number;
  challenges?: Challenges | undefined;
  store: Store;
  /** Tells people of a new inquiry. It runs after the answer: see `later`. */
  notify: (inquiry: Inquiry) => Promise<void>;
  /** Is told of everything that arrives, repetitions included. */
  onArrival?: (inquiry: Inquiry, isDuplicate: boolean) => void;
}

/** Answers a request. What need not be waited for is handed to `later`. */
export type Receive = (incoming: Incoming, later: (work: Promise<void>) => void) => Promise<Response>;

/** Far more than any inquiry. The rest of a longer one is not read. */
const MAX_BYTES = 2_000_000;

/**
 * The receiver of the forms, without what depends on a platform: checks an inquiry, keeps it, and only then says so. Once it
 * has said so, the inquiry is stored; a repetition gets the same answer and is not stored again.
 */
export function createReceiver(options: Options): Receive {
  const { isAllowed, challenges, store, notify, onArrival } = options;
  const waitFor = rateLimit(options.perMinute);

  async function accept(incoming: Incoming, later: Parameters<Receive>[1]): Promise<Response> {
    const seconds = waitFor(incoming.client);
    if (seconds > 0) return new Response(TOO_MANY, { status: 429, headers: { 'retry-after': String(seconds) } });
    const body = await readBody(incoming.body);
    if (body === undefined) return new Response(TOO_LONG, { status: 413 });
    const fields = readFields(body, incoming.headers.get('content-type') ?? '');
    if (fields === undefined) return new Response(NO_FORM, { status: 400 });
    const inquiry = await inquiryOf(fields, incoming.path);
    if (challenges && !(await challenges.isSolved(fields.altcha ?? '', inquiry.key)))
      inquiry.suspected.push('no-proof-of-work');
    const isNew = await store.add(inquiry).catch(logFailure);
    if (isNew === undefined) return new Response(NOT_STORED, { status: 500 });
    onArrival?.(inquiry, !isNew);
    if (isNew && !isQuiet(inquiry)) later(notify(inquiry));
    return received(incoming);
  }

  /** A page of the site for who came without JavaScript, whose browser shows the answer; data for a script. */
  function received({ headers }: Incoming): Response {
    const site = options.site ?? headers.get('origin');
    if (!wantsPage(headers) || !site) return Response.json({ received: true });
    return new Response(null, { status: 303, headers: { location: new URL('/thank-you', site).href } });
  }

  return async (incoming, later) => {
    const origin = incoming.headers.get('origin');
    // Another site may send requests here as well.
    if (origin !== null && !isAllowed(origin)) return new Response(OTHER_SITE, { status: 403 });
    const response = await respond();
    if (origin !== null) for (const [name, value] of corsHeaders(origin)) response.headers.set(name, value);
    return response;

    async function respond(): Promise<Response> {
      if (incoming.method === 'OPTIONS') return new Response(null, { status: 204 });
      if (incoming.method === 'GET' && challenges) return Response.json(await challenges.create());
      if (incoming.method !== 'POST') return new Response(null, { status: 405, headers: { allow: 'POST, OPTIONS' } });
      return accept(incoming, later);
    }
  };
}

const TOO_MANY = 'Too many messages came from your network. Please go back, wait a minute, and send it again.';
const TOO_LONG = 'This message is longer than 2 MB. Please go back, shorten it, and send it again.';
const NO_FORM = 'This is no form of the website: it has none of its fields.';
const OTHER_SITE = 'Only pages of the website may send to this address.';
const NOT_STORED = 'Your message could not be stored. Please go back and send it again, or write an email.';

function logFailure(error: unknown): undefined {
  console.error('An inquiry could not be stored. The visitor was told so.', error);
}

/** A browser that follows a form asks for a page; fetch does not. */
function wantsPage(headers: Headers): boolean {
  return (headers.get('accept') ?? '').includes('text/html');
}

function corsHeaders(origin: string): [string, string][] {
  return [
    ['access-control-allow-origin', origin],
    ['access-control-allow-headers', 'content-type'],
    ['access-control-expose-headers', 'retry-after'],
    ['vary', 'origin'],
  ];
}

/** @returns undefined if it is longer than any inquiry; the rest is then not read */
export async function readBody(body: Incoming['body']): Promise<string | undefined> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.length;
    if (length > MAX_BYTES) return undefined;
    chunks.push(chunk);
  }
  return new Blob(chunks.map((chunk) => new Uint8Array(chunk))).text();
}
