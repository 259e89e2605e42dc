import { escapePattern } from 'sitewright';

/** What separates the first and the last of a range of days or times. */
const TO = '\\s*(?:-|–|—|to|until|till|through)\\s*';
/** The same after "between". */
const OR_AND = TO.replace('to|', 'to|and|');

const DAYS = 'mon|tue|wed|thu|fri|sat|sun';
const TIME = '\\d{1,2}(?::\\d{2})?\\s*[ap]\\.?m\\.?|\\d{1,2}:\\d{2}';

/** Days and times, such as Mon-Fri 8am-6pm, perhaps with a time zone after them, which texts leave out. */
const HOURS = new RegExp(`^(${DAYS})[a-z]*${TO}(${DAYS})[a-z]*,?\\s*(${TIME})${TO}(${TIME})(?=\\s|$)`, 'i');

/** A pattern that finds business hours in any spelling: Mon-Fri 8am-6pm, Monday to Friday, 8 a.m. to 6 p.m. */
export function anySpellingOf(hours: string): RegExp {
  const written = hours.trim();
  const parts = HOURS.exec(written);
  if (parts === null) return new RegExp(escapePattern(written).replace(/\s+/g, '\\s+'), 'i');
  const [, first = '', last = '', from = '', to = ''] = parts;
  const days = `\\b${dayPattern(first)}${TO}${dayPattern(last)}`;
  const times = `${timePattern(from)}${OR_AND}${timePattern(to)}`;
  return new RegExp(`${days}[\\s,:]*(?:(?:from|between|at)\\s+)?${times}(?![\\w:])`, 'i');
}

function dayPattern(day: string): string {
  return `${day.slice(0, 3)}[a-z]*\\.?`;
}

function timePattern(time: string): string {
  const [, hour = '', minute = '00', half] = /^(\d{1,2})(?::(\d{2}))?\s*([ap])?/i.exec(time) ?? [];
  const inDay = half === undefined ? Number(hour) : (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  const colon = minute === '00' ? '(?::00)?' : `:${minute}`;
  const inHalf = `0?${inDay % 12 || 12}${colon}\\s*${inDay < 12 ? 'a' : 'p'}\\.?m\\.?`;
  return `(?:${inHalf}|0?${inDay}:${minute})`;
}

/** Business hours in a text. */
interface BusinessHours {
  found: string;
  /** In one spelling, to compare them. */
  key: string;
  /** Whether they end on another half of the day than they begin, and earlier. */
  isOverNight: boolean;
}

const ANY_HOURS = new RegExp(
  `\\b(${DAYS})[a-z]*\\.?${TO}(${DAYS})[a-z]*\\.?[\\s,:]*(?:(?:from|between)\\s+)?(${TIME})${OR_AND}(${TIME})`,
  'gi',
);

/** The days and hours that a text states. */
export function hoursIn(text: string): BusinessHours[] {
  return [...text.matchAll(ANY_HOURS)].map(([found, first = '', last = '', from = '', to = '']) => {
    const [opens, closes] = [minuteOf(from), minuteOf(to)];
    const key = [first.toLowerCase(), last.toLowerCase(), opens, closes].join(' ');
    return { found, key, isOverNight: opens >= 720 && closes < 720 };
  });
}

/** Minutes since midnight. */
function minuteOf(time: string): number {
  const [, hour = '', minute = '0', half] = /^(\d{1,2})(?::(\d{2}))?\s*([ap])?/i.exec(time) ?? [];
  const inDay = half === undefined ? Number(hour) : (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  return inDay * 60 + Number(minute);
}

/** The words in place of the days with which hours begin, as in Mon-Fry, that are none. */
export function unknownDaysIn(hours: string): string[] {
  const [, first = '', last = ''] = new RegExp(`^(\\p{L}{2,})\\.?${TO}(\\p{L}{2,})`, 'u').exec(hours) ?? [];
  return [first, last].filter((word) => word !== '' && !DAY_NAME.test(word));
}

const DAY_NAME = /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|mon?|tu|tues?|weds?|thu|thurs?|fri?|sat?|sun?)$/i;
