import type { Booking } from './booking';

/** The value of a token: a constant text, or a text for each day on offer or each amount. */
export type BookedText = { by: 'day' | 'amount'; texts: string[] } | { by: 'none'; text: string };

/** A day on offer, with the days around it; undefined if the booking lacks them. */
export interface OfferedDay {
  name: string;
  day: Booking['days'][number] | undefined;
  before: Booking['days'][number] | undefined;
  next: Booking['days'][number] | undefined;
}

/** The days on the slip. The rule booking-days-have-neighbors reports days without a neighbor. */
export function offeredDays({ offer, days }: Pick<Booking, 'offer' | 'days'>): OfferedDay[] {
  return offer.map((name) => {
    const at = days.findIndex((day) => day.name === name);
    return { name, day: days[at], before: days[at - 1], next: at < 0 ? undefined : days[at + 1] };
  });
}

/** The values of all tokens of a booking, by name in lowercase letters. */
export function bookingTokens(booking: Booking): Map<string, BookedText> {
  const { business, product, host, times, amounts, words } = booking;
  const days = offeredDays(booking);
  const byDay = (textOf: (day: OfferedDay) => string | undefined): BookedText => ({
    by: 'day',
    texts: days.map((day) => textOf(day) ?? ''),
  });
  const byAmount = (texts: string[]): BookedText => ({ by: 'amount', texts });
  const always = (text = ''): BookedText => ({ by: 'none', text });
  return new Map<string, BookedText>([
    ['day', byDay(({ name }) => name)],
    ['short', byDay(({ day }) => day?.short)],
    ['before', byDay(({ before }) => before?.name)],
    ['next', byDay(({ next }) => next?.name)],
    ['next-short', byDay(({ next }) => next?.short)],
    ['free', byDay(({ next }) => next?.left[0])],
    ['count', byAmount(amounts.map(({ count }) => count))],
    ['amount', byAmount(amounts.map(({ name }) => name))],
    ['price', byAmount(amounts.map(({ price }) => price))],
    ...words.map(({ token, texts }) => [token, byAmount(texts)] as const),
    ['single', always(amounts[0]?.price)],
    ['time', always(times[0])],
    ['later', always(times[1])],
    ['business', always(business)],
    ['product', always(product)],
    ['host', always(host)],
  ]);
}

const TOKEN = /\{([^{}]*)\}/g;

/** A part of a text: literal words, or a token. */
export type BookingPart = string | { token: string; start: number; end: number };

/** Splits a text into words and tokens. */
export function partsOfBookingText(text: string): BookingPart[] {
  const parts: BookingPart[] = [];
  let from = 0;
  for (const { 0: found, 1: token = '', index } of text.matchAll(TOKEN)) {
    if (index > from) parts.push(text.slice(from, index));
    from = index + found.length;
    parts.push({ token, start: index, end: from });
  }
  if (from < text.length) parts.push(text.slice(from));
  return parts;
}
