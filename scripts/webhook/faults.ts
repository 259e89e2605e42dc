/** The faults that the receiver can simulate, and what each looks like to the browser. */
export const faults = {
  slow: 'answers after 3 seconds',
  '400': 'answers 400 Bad Request',
  '404': 'answers 404 Not Found',
  '429': 'answers 429 Too Many Requests, with Retry-After: 1 that the browser may read',
  '500': 'answers 500 Internal Server Error',
  '503': 'answers 503 Service Unavailable',
  hang: 'records it and never answers',
  cut: 'cuts the connection before it has read it',
  'cut-after': 'records it, then cuts the connection',
  'no-cors': 'records it and answers 200, without Access-Control-Allow-Origin',
} as const;

export type Fault = keyof typeof faults;

const ORDER = /^faults?:\s*(.*)$/i;

/**
 * The faults that an inquiry asks for: "fault: 500, cut" as its company (or in its email
 * address, as fault+500+cut@example.com) makes its first attempt fail with 500, its second be cut, and its third succeed.
 */
export function orderedFaults({ company = '', email = '' }: { company?: string; email?: string }): Fault[] {
  const list = ORDER.exec(company)?.[1]?.split(/[\s,]+/) ?? /^fault\+([^@]*)@/.exec(email)?.[1]?.split('+') ?? [];
  return list.filter((name): name is Fault => Object.hasOwn(faults, name));
}
