import type { Inquiry } from './inquiry';

/** A way to tell people of an inquiry. */
export interface Channel {
  name: string;
  send: (inquiry: Inquiry) => Promise<void>;
}

/** How long to wait before each further attempt. */
const PAUSES_MS = [1_000, 5_000, 15_000];

/** Tells people of an inquiry, which is stored by then. If they can't be told, the log says so. */
export async function notify(inquiry: Inquiry, channels: readonly Channel[], pauses = PAUSES_MS) {
  await Promise.all(channels.map((channel) => untilSent(inquiry, channel, pauses)));
}

async function untilSent(inquiry: Inquiry, { name, send }: Channel, pauses: readonly number[]) {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await send(inquiry);
    } catch (error) {
      const pause = pauses[attempt];
      if (pause === undefined) {
        const reason = error instanceof Error ? error.message : String(error);
        return console.error(`Inquiry ${inquiry.key} is stored, but nobody was told by ${name}: ${reason}`);
      }
      await new Promise((done) => setTimeout(done, pause));
    }
  }
}

/** Sends inquiries as JSON to a webhook of the owner's. */
export function webhookChannel(url: string): Channel {
  return {
    name: 'webhook',
    async send(inquiry) {
      const response = await fetch(url, {
        method: 'POST',
        body: JSON.stringify({ subject: subjectOf(inquiry), ...inquiry }),
        headers: { 'content-type': 'application/json' },
        signal: AbortSignal.timeout(10_000),
      });
      if (!response.ok) throw new Error(`${new URL(url).host} answered ${response.status}`);
    },
  };
}

/** An inquiry in one line. Suspected spam says so first, so that a filter can move it to a folder. */
export function subjectOf({ suspected, fields: { name, company, email = '' } }: Inquiry): string {
  const suspicion = suspected.length > 0 ? `[Suspected: ${suspected.join(', ')}] ` : '';
  const title = name ? `Inquiry from ${name}${company ? ` (${company})` : ''}` : `Newsletter: ${email}`;
  return (suspicion + title).replace(/\s+/g, ' ').slice(0, 300);
}
