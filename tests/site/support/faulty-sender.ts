import { request } from 'node:http';

/** The effects of a network on one attempt to send. */
const FAULTS = ['none', 'cut-before', 'cut-after', 'given-up', 'answer-lost', 'sent-twice'] as const;

export type Fields = Record<string, string>;

/**
 * Sends inquiries like the forms, over a network with random faults, each until its arrival is confirmed.
 * @param url the receiver
 * @param random returns a number from 0 to 1
 * @returns the number of attempts, including failures
 */
export async function sendUnderFaults(
  url: string,
  origin: string,
  inquiries: readonly Fields[],
  random: () => number,
): Promise<number> {
  const waiting = [...inquiries];
  let total = 0;
  async function work() {
    for (let fields = waiting.shift(); fields; fields = waiting.shift()) {
      const attempts = await deliver(url, origin, fields, random);
      total += attempts;
    }
  }
  await Promise.all([work(), work(), work(), work()]);
  return total;
}

async function deliver(url: string, origin: string, fields: Fields, random: () => number): Promise<number> {
  const body = String(new URLSearchParams(fields));
  for (let attempts = 1; attempts < 50; attempts += 1) {
    const fault = FAULTS[Math.floor(random() * FAULTS.length)];
    if (fault === 'cut-before') await cut(url, origin, body, body.length / 2);
    else if (fault === 'cut-after') await cut(url, origin, body, body.length);
    else if (fault === 'given-up') await post(url, origin, body, AbortSignal.timeout(Math.ceil(random() * 40)));
    else if (fault === 'answer-lost') await post(url, origin, body);
    else {
      const times = fault === 'sent-twice' ? 2 : 1;
      const statuses = await Promise.all(Array.from({ length: times }, () => post(url, origin, body)));
      if (statuses.every((status) => status === 200)) return attempts;
    }
  }
  throw new Error(`${url} has not confirmed an inquiry in 50 attempts.`);
}

/** @returns the status; undefined without a response */
async function post(url: string, origin: string, body: string, signal?: AbortSignal): Promise<number | undefined> {
  try {
    const headers = { origin, 'content-type': 'application/x-www-form-urlencoded' };
    const response = await fetch(url, { method: 'POST', body, headers, signal: signal ?? null });
    await response.text();
    return response.status;
  } catch {
    return undefined;
  }
}

/** Sends the first bytes of a request, then breaks the connection. */
function cut(url: string, origin: string, body: string, length: number): Promise<void> {
  return new Promise((done) => {
    const headers = {
      origin,
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': Buffer.byteLength(body),
    };
    const sent = request(url, { method: 'POST', headers, agent: false });
    sent.on('error', () => undefined);
    sent.on('close', () => done());
    sent.write(body.slice(0, length), () => sent.destroy());
  });
}

/** Distinct inquiries, some of which look like spam. */
export function drawInquiries(count: number, random: () => number): Fields[] {
  return Array.from({ length: count }, (_, index) => ({
    name: `Ada ${index} مرحبا`,
    email: `ada-${index}@example.com`,
    company: 'Analytical & Engines 🍎',
    phone: '',
    businessType: 'small',
    message: `Number ${random()}\nשלום <b>you</b>`,
    page: '/contact',
    submissionId: `${index}-${Math.floor(random() * 1e9)}`,
    ...(random() < 0.2 && { suspected: 'too-fast' }),
    ...(random() < 0.1 && { reference: 'https://spam.example' }),
  }));
}
