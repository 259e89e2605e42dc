import { expect, test } from 'vitest';
import { contentOf } from '../../../support/content-of';
import { loadContent } from '../../../support/load-content';

const PAGE = `---
title: Apps for the tests
description: A service page with nothing but a headline, so that the hub below it has a page that it belongs to.
name: Apps
theme: blue
sections:
  - type: hero
    tagline: Apps
    title: A service page
    description: It has your hub.
`;

const feature = (name: string) => `      - icon: inbox
        title: ${name}
        description: It does ${name}.
`;
const FEATURES = ['one', 'two', 'three', 'four', 'five', 'six'].map(feature).join('');

const cases = (fields: string) =>
  ['Bakery', 'Harbor']
    .map((title) => `      - title: ${title}\n        built: A page.\n        time: 2 weeks\n${fields}`)
    .join('');

const WRONG = {
  'a limit of another look': [
    `  - type: features\n    look: checklist\n    title: Six features\n    limit:\n      title: One\n      text: A limit.\n    items:\n${FEATURES}`,
    ['keys-are-known: There is no field "limit" here.'],
  ],
  'a result of another look': [
    `  - type: features\n    title: One feature\n    items:\n${FEATURES}        result: Done\n`,
    ['keys-are-known: There is no field "result" here.'],
  ],
  'cases without their screens': [
    `  - type: portfolio\n    look: screens\n    title: Two websites\n    cases:\n${cases('')}`,
    [
      'fields-are-present: The field "screen" of entry 1 of "cases" is missing.',
      'fields-are-present: The field "screen" of entry 2 of "cases" is missing.',
    ],
  ],
  'what only folded cases say': [
    `  - type: portfolio\n    look: timeline\n    title: Two apps\n    cases:\n${cases('        task: Nobody answers.\n')}`,
    ['keys-are-known: There is no field "task" here.', 'keys-are-known: There is no field "task" here.'],
  ],
  'what only rows say': [
    `  - type: portfolio\n    title: Two apps\n    cases:\n${cases('        kept: Prices\n')}`,
    ['keys-are-known: There is no field "kept" here.', 'keys-are-known: There is no field "kept" here.'],
  ],
  'a look that does not exist': [
    `  - type: portfolio\n    look: screen\n    title: Two apps\n    cases:\n${cases('')}`,
    ['values-are-allowed: There is no look "screen" here.'],
  ],
} as const;

test.each(Object.entries(WRONG))(
  '%s: an error at its line, since it would not be drawn',
  async (_, [section, told]) => {
    const { diagnostics } = await loadContent(contentOf({ 'pages/apps.mdx': `${PAGE}${section}---\n` }));
    const errors = diagnostics.filter(({ severity }) => severity === 'error');
    expect(errors.map(({ code, message }) => `${code}: ${message}`)).toEqual(told);
    expect(errors.every(({ line }) => line >= PAGE.split('\n').length)).toBe(true);
  },
);
