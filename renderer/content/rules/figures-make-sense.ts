import { valueAt } from '../../platform/records';
import type { CheckedFile } from '../checked-file/checked-file';
import type { Finding } from '../diagnostics/diagnostic';
import type { Tokens } from '../schema/tokens';
import { wrongEnumerationsIn } from '../text/enumerations';
import { impossibleFiguresIn } from '../text/impossible-figures';
import { fallingAmountsIn, fallingDatesIn, fallingMonthsIn, fallingTimesIn, fallingYearsIn } from '../text/ranges';
import { wrongSumsIn } from '../text/sums';
import { defineRule } from './define-rule';

export default defineRule({
  category: 'Write the text',
  description:
    'A figure can be: a range rises, a share is at most 100%, a rating is within its scale, a number has digits alone, figures of one sentence go together, and three things are three.',
  rationale:
    'Who reads "6-3 months" or "120% of our customers" doubts every other figure. Figures in quotation marks are left alone, and so are numbers that fall on purpose, such as from 40% down to 20%.',
  fix: 'Writes digits for letters that look like them.',
  takesNotes: true,
  file: (file, _lists, tokens) => [
    ...file.texts({ pattern: /[\d,:]|\bout of\b/, lang: 'en', tokens }).flatMap((block) => {
      const { text } = block;
      const hasFigures = /\d|\bout of\b/.test(text);
      const problems = [...wrongEnumerationsIn(text), ...(hasFigures ? wrongFiguresIn(text) : [])];
      return problems.flatMap(({ start, end, ...problem }) =>
        block.isQuoted(start, end) || isOfToken(text.slice(start, end), file, tokens)
          ? []
          : block.at(start, end, problem),
      );
    }),
    ...withTheirLabels(file, tokens),
  ],
});

function wrongFiguresIn(text: string) {
  const falling = [fallingAmountsIn, fallingYearsIn, fallingTimesIn, fallingDatesIn, fallingMonthsIn].flatMap((find) =>
    find(text),
  );
  return [
    ...falling.map((range) => ({ ...range, ...falls(text.slice(range.start, range.end)) })),
    ...impossibleFiguresIn(text),
    ...wrongSumsIn(text),
  ];
}

/** Whether the figure is that of a token, which is reported in its list. */
function isOfToken(found: string, { list }: CheckedFile, { names, textOf }: Tokens): boolean {
  if (list !== undefined) return false;
  return names.some((name) => {
    const [, behind] = textOf(name)?.split(found) ?? [];
    return behind !== undefined && !/^[\p{L}\d]/u.test(behind);
  });
}

function falls(found: string) {
  return {
    message: `This range ends before it begins: ${found}`,
    found,
    suggestion: 'Write the smaller or earlier one first, or correct one of the two.',
  };
}

/** Values that readers see above or beside their label, and read in one sentence with it. */
function withTheirLabels(file: CheckedFile, tokens: Tokens): Finding[] {
  if (!file.isInEnglish) return [];
  return file.fields.flatMap(({ path, value }) => {
    const [figure, label] = [valueAt(value, ['value']), valueAt(value, ['label'])];
    if (typeof figure !== 'string' || typeof label !== 'string') return [];
    const own = tokens.fill(figure);
    return impossibleFiguresIn(`${own} ${tokens.fill(label)}`).flatMap(
      ({ start, end, replacement: _fix, ...problem }) =>
        start < own.length && end > own.length ? file.at([...path, 'value'], problem) : [],
    );
  });
}
