import { defineRule } from 'sitewright';
import { partsPresent, type SolutionPart } from '../parts';
import { solution } from '../schema';

/** The schema reports other missing parts. */
const MAY_BE_ABSENT: readonly SolutionPart[] = ['text', 'steps'];

export default defineRule({
  category: 'Fill in the fields',
  description: 'The order of a solution names every part that is in the file, and no other; stepsTitle needs steps.',
  rationale:
    'The page shows the parts that its order names. Nobody would see a part that is left out, and a part that is not there would leave a gap.',
  of: solution,
  file: (file) => {
    const { order, stepsTitle } = file.data;
    if (!file.isBodyKnown) return [];
    // As written, because a part with an error still exists.
    const present = partsPresent({ data: Object(file.written), body: file.body });
    const hidden = order?.every(Boolean) ? present.filter((part) => !order.includes(part)) : [];
    const atHidden = hidden.map((part) =>
      file.at(['order'], {
        message: `The order does not name "${part}", so the page would not show ${whatIs(part)}.`,
        suggestion: `Add ${part} to the order, or delete ${whatIs(part)}.`,
      }),
    );
    const atLacking = (order ?? []).flatMap((part, index) => {
      if (!part || present.includes(part) || !MAY_BE_ABSENT.includes(part)) return [];
      return file.at(['order', index], {
        message: `The order names "${part}", but there is none in this file.`,
        suggestion: `Write ${whatIs(part)}, or delete ${part} from the order.`,
      });
    });
    const found = [...atHidden, ...atLacking];
    if (stepsTitle === undefined || present.includes('steps') || atLacking.length > 0) return found;
    const atTitle = file.atKey(['stepsTitle'], {
      message: 'This is the heading over the steps, but there are none.',
      suggestion: 'Write steps, or delete this line.',
    });
    return [...found, atTitle];
  },
});

function whatIs(part: SolutionPart): string {
  return part === 'text' ? 'the text below the front matter' : `the field ${part}`;
}
