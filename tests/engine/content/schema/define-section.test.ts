import { expect, test } from 'vitest';
import * as z from 'zod';
import { defineSection, typeOf } from '../../../../renderer/content/schema/define-section';
import { sectionFields } from '../../../../renderer/content/schema/fields/section-base';
import { text } from '../../../../renderer/content/schema/fields/text';

const schema = z.strictObject({ ...sectionFields('map', 'A map.'), title: text('A title.') });

test('a section type without examples, or with an invalid example, does not compile', () => {
  const sections = [
    defineSection(schema, { least: { type: 'map', title: 'Here' } }),
    // @ts-expect-error: there are no examples
    defineSection(schema),
    // @ts-expect-error: there is no example with the minimum
    defineSection(schema, { full: { type: 'map', title: 'Here' } }),
    // @ts-expect-error: a map has no heading
    defineSection(schema, { least: { type: 'map', heading: 'Here' } }),
  ];
  expect(sections.map(typeOf)).toEqual(['map', 'map', 'map', 'map']);
});
