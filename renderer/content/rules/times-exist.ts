import { impossibleTimesIn } from '../text/times-of-day';
import { defineRule } from './define-rule';

export default defineRule({
  category: 'Write the text',
  description: 'A time with am or pm has an hour up to 12 and minutes up to 59.',
  rationale: 'There is no 26pm on any clock, and a visitor who reads it does not know when to call.',
  takesNotes: true,
  file: (file) =>
    file.texts({ pattern: /\d\s?[ap]\.?m/, lang: 'en' }).flatMap(({ text, at }) =>
      impossibleTimesIn(text).map(({ start, end, hour, minute }) => {
        const found = text.slice(start, end);
        return at(start, end, {
          message: `There is no time ${found}.`,
          found,
          suggestion: suggestionFor(hour, minute),
        });
      }),
    ),
});

function suggestionFor(hour: number, minute: string | undefined): string {
  if (hour > 23 || Number(minute ?? 0) > 59) return 'Write the right one, such as:   6pm';
  const minutes = minute === undefined ? '' : `:${minute}`;
  return `Write it like this:   ${hour - 12}${minutes}pm   or   ${hour}:${minute ?? '00'}`;
}
