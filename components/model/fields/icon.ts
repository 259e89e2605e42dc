import * as z from 'zod';

/** The names of the drawn objects; components/objects/objects.ts has the drawings. */
const objectNames = [
  'bag',
  'bell',
  'briefcase',
  'bubbles',
  'button',
  'calendar',
  'clipboard',
  'coins',
  'date',
  'desk-bell',
  'hanging-stamp',
  'inbox',
  'lantern',
  'lighthouse',
  'loudspeaker',
  'megaphone',
  'net',
  'pennant',
  'phone',
  'pigeonholes',
  'plug',
  'qr-code',
  'rosette',
  'sheet',
  'shop',
  'signpost',
  'sprout',
  'stamp',
  'standing-bell',
  'stopwatch',
  'stub',
  'ticket',
  'tide-board',
  'vest',
  'window',
] as const;

export type ObjectName = (typeof objectNames)[number];

/** A drawn object that represents something, such as a figure or a feature. */
export const icon = z.enum(objectNames).meta({
  description: 'The name of a drawn object; `/__components` of `npm run dev` shows them all.',
  examples: ['bell'],
});
