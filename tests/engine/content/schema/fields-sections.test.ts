import { expect, test } from 'vitest';
import * as z from 'zod';
import { completed, sections } from '../../../../renderer/content/schema/fields/sections';

const hero = z.strictObject({ type: z.literal('hero'), title: z.string() });

test.each([
  ['required', z.object({ sections: sections('The sections.') })],
  ['optional', z.object({ sections: sections('The sections.').optional() })],
])('sections that are %s are of the types of the site', (_, schema) => {
  const whole = completed<z.ZodType>(schema, [hero]);
  expect(whole.safeParse({ sections: [{ type: 'hero', title: 'A' }] }).success).toBe(true);
  expect(whole.safeParse({ sections: [{ type: 'hero', titel: 'A' }] }).success).toBe(false);
  expect(whole.safeParse({ sections: [{ type: 'nots', title: 'A' }] }).success).toBe(false);
});

test('optional sections may be left out, and required ones may not', () => {
  const optional = completed<z.ZodType>(z.object({ sections: sections('The sections.').optional() }), [hero]);
  const required = completed<z.ZodType>(z.object({ sections: sections('The sections.') }), [hero]);
  expect([optional.safeParse({}).success, required.safeParse({}).success]).toEqual([true, false]);
});
