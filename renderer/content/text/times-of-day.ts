/** A time with am or pm, or one end of a range: 8am-26pm, 13:00 pm. */
const HALF_DAY = /(?<![\w.,:$€£¥])(\d{1,2})(?::(\d{2}))?(\s?)([apAP])(\.?)[mM](?![\w])/g;

/** What comes before a time but not before an amount: £50pm is a rent, and 20 pm a length. */
const BEFORE_TIME =
  /(?:\b(?:at|until|till|by|before|after|from|to|and|between)\s+|(?<![\d$€£¥])\d{1,2}(?::\d{2})?\s?(?:[ap]\.?m\.?)?\s?[-–—]\s?)$/i;

/** A time of 24 hours; what else has a colon is a ratio or a verse. */
const WHOLE_DAY =
  /(?<=\b(?:at|until|till|by|before|after|from|between|open|opens|closes) |\d:\d\d(?: ?[-–—] ?| to | and ))(\d{1,2}):(\d{2})(?![\d:]| ?[ap]\.?m)|(?<![\d:.,])(\d{1,2}):(\d{2})(?= ?[-–—] ?\d{1,2}:\d\d(?!\d)| o['’]clock\b)/gi;

interface ImpossibleTime {
  start: number;
  end: number;
  hour: number;
  minute: string | undefined;
}

/** Impossible times in a text, if they can't be anything else. */
export function impossibleTimesIn(text: string): ImpossibleTime[] {
  const ofWholeDay = [...text.matchAll(WHOLE_DAY)].flatMap(
    ({ 0: found, 1: hour, 2: minute, 3: first, 4: second, index }) => {
      const [hours, minutes] = [Number(hour ?? first), Number(minute ?? second)];
      const isPossible = hours * 60 + minutes <= 24 * 60 && minutes < 60;
      return isPossible ? [] : { start: index, end: index + found.length, hour: hours, minute: minute ?? second };
    },
  );
  return [...ofWholeDay, ...ofHalfDay(text)];
}

function ofHalfDay(text: string): ImpossibleTime[] {
  return [...text.matchAll(HALF_DAY)].flatMap(({ 0: found, 1: hour = '', 2: minute, 3: space, index }) => {
    const isTime =
      minute !== undefined || (space === '' && BEFORE_TIME.test(text.slice(Math.max(0, index - 20), index)));
    const isPossible = Number(hour) <= 12 && Number(minute ?? 0) < 60;
    return isTime && !isPossible ? { start: index, end: index + found.length, hour: Number(hour), minute } : [];
  });
}
