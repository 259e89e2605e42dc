import { expect, test } from 'vitest';
import * as z from 'zod';
import { examplesIn, sectionExamples } from '../../../renderer/content/read-examples';
import { defineSection } from '../../../renderer/content/schema/define-section';
import { sectionFields } from '../../../renderer/content/schema/fields/section-base';
import { text } from '../../../renderer/content/schema/fields/text';

const map = defineSection(z.strictObject({ ...sectionFields('map', 'A map.'), title: text('What it shows.') }));
const SITE = { url: 'https://site.example', locale: 'en-US' } as const;
const readMaps = (yaml: string) => examplesIn(map.schema, { file: 'sections/map/examples.yaml', text: yaml }, SITE);

test('examples are sections as content has them, by the names of their cases', () => {
  expect(readMaps('least:\n  type: map\n  title: 2024\n')).toEqual({ least: { type: 'map', title: '2024' } });
});

test('a wrong example is told as content is: at its line, with what belongs there', () => {
  expect(() => readMaps('least:\n  type: map\n  titel: Here\n')).toThrow(
    /sections\/map\/examples\.yaml:3:3 .*error.*keys-are-known[\s\S]*titel: Here[\s\S]*title/,
  );
  expect(() => readMaps('least:\n  type: map\n  title: "Here\n')).toThrow(/sections\/map\/examples\.yaml:3:/);
});

test('a section type without examples is told', () => {
  const site = {
    sections: [{ ...map, load: async () => () => null }],
    url: 'https://site.example',
    locale: 'en-US',
  } as const;
  expect(() => sectionExamples(site)).toThrow('The section type map has no examples.yaml');
});
