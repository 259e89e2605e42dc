import { expect, test } from 'vitest';
import { problemOfDate } from '../../../../../renderer/content/schema/formats/problem-of-date';

const SITE = { url: 'https://site.example', language: 'en' };

test.each([
  ['12 March 2024', '2024-03-12'],
  ['March 12th, 2024', '2024-03-12'],
  ['12 Mar 2024', '2024-03-12'],
  ['12 January 2024', '2024-01-12'],
  ['Thursday, 24 December 2026', '2026-12-24'],
  ['24. Dezember 2026', '2026-12-24'],
  ['1er février 2026', '2026-02-01'],
  ['24 de diciembre de 2026', '2026-12-24'],
  ['24 dicembre 2026', '2026-12-24'],
  ['2024/3/4', '2024-03-04'],
  ['24.12.2026', '2026-12-24'],
  ['12/24/2026', '2026-12-24'],
  ['3/3/2024', '2024-03-03'],
])('%j can only mean %s, which is the fix', (found, date) => {
  const { suggestion, replacement } = problemOfDate(found, SITE);
  expect(suggestion).toBe(`Write it like this:   ${date}`);
  expect(replacement).toBe(date);
});

test.each([
  ['05/03/2024', 'Write 2024-05-03 for May 3, or 2024-03-05 for March 5.'],
  ['2026-12-24T09:00', 'Write it like this:   2026-12-24'],
  ['2026-12-24 09:00:00 +0100', 'Write it like this:   2026-12-24'],
  ['24 December', 'Write it like this, with the year in digits:   YYYY-12-24'],
  ['March 2024', 'Write it like this, with the day in digits:   2024-03-DD'],
  ['12 13 March 2024', 'Write it like this, with the day in digits:   2024-03-DD'],
  ['12 March 2024 sometime', 'Write it like this, with the day in digits:   2024-03-DD'],
  ['31 February 2024', 'Write it like this, with the day in digits:   2024-02-DD'],
  ['2nd week of March 2024', 'Write it like this, with the day in digits:   2024-03-DD'],
  ['March or April 2024', 'Write it like this, with the month and the day in digits:   2024-MM-DD'],
  ['Q1 2024', 'Write it like this, with the month and the day in digits:   2024-MM-DD'],
  ['31.31.2024', 'Write it like this, with the month and the day in digits:   2024-MM-DD'],
  ['12 March 0024', 'Write it like this, with the year in digits:   YYYY-03-12'],
  ['24.12.26', 'Write it like this, with the year, the month and the day in digits:   YYYY-MM-DD'],
  ['tomorrow', 'Write it like this, with the year, the month and the day in digits:   YYYY-MM-DD'],
])('%j is not a certain day, so the known parts are suggested, but not fixed', (found, suggestion) => {
  expect(problemOfDate(found, SITE)).toMatchObject({ suggestion, replacement: undefined });
});

test.each([
  ['en', 'Write 2024-12-03 for December 3, or 2024-03-12 for March 12.'],
  ['en-GB', 'Write 2024-03-12 for March 12, or 2024-12-03 for December 3.'],
  ['de', 'Write 2024-03-12 for March 12, or 2024-12-03 for December 3.'],
])('on a site in %s, the reading that is common there comes first', (language, suggestion) => {
  const problem = problemOfDate('12/03/2024', { ...SITE, language });
  expect(problem).toMatchObject({ suggestion, replacement: undefined });
});
