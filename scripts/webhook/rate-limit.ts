const MINUTE_MS = 60_000;

/**
 * Counts what each client sends in a minute.
 * @param perMinute how much it may send
 * @returns tells how many seconds a client has to wait; 0 if it may send now
 */
export function rateLimit(perMinute: number): (client: string) => number {
  let counts = new Map<string, number>();
  let startedAt = 0;
  return (client) => {
    const now = Date.now();
    if (now - startedAt >= MINUTE_MS) {
      counts = new Map();
      startedAt = now;
    }
    const network = networkOf(client);
    const count = (counts.get(network) ?? 0) + 1;
    counts.set(network, count);
    return count > perMinute ? Math.ceil((startedAt + MINUTE_MS - now) / 1000) : 0;
  };
}

/** One subscriber has 2^64 addresses of IPv6, which share their first half: four of eight groups. */
function networkOf(client: string): string {
  const isMapped = client.startsWith('::ffff:');
  if (!client.includes(':') || isMapped) return client;
  // Two colons stand for as many zeros as are missing.
  const [start = [], end = []] = client.split('::').map((groups) => groups.split(':').filter(Boolean));
  const zeros = Array.from({ length: 8 - start.length - end.length }, () => '0');
  return [...start, ...zeros, ...end].slice(0, 4).join(':');
}
