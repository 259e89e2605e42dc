import { expect, test } from 'vitest';
import * as z from 'zod';
import { parse } from '../../../../../renderer/content/parse/parse';
import { validate } from '../../../../../renderer/content/parse/validate';

// No schema of the content has issues of these kinds today, so the check has no words of its own for them.
test.each<[kind: string, name: z.ZodType, reason: string]>([
  ['invalid_format', z.string().regex(/^[a-z]+$/), 'Invalid string: must match pattern /^[a-z]+$/'],
  ['too_small', z.string().min(50), 'Too small: expected string to have >=50 characters'],
  ['too_big', z.string().max(3), 'Too big: expected string to have <=3 characters'],
  ['invalid_union', z.union([z.number(), z.boolean()]), 'Invalid input'],
  ['custom', z.string().refine((name) => name === 'Else', 'Write "Else"'), 'Write "Else"'],
])(
  'an issue of the kind %s without words of its own is an error that names its field and its reason',
  (kind, name, reason) => {
    const schema = z.object({ title: z.string(), name });
    const { file } = parse({
      path: 'pages/apps.mdx',
      label: 'content/pages/apps.mdx',
      text: '---\ntitle: x\nname: A name\n---\n',
    });
    if (!file) throw new Error('The file was not parsed.');
    expect(schema.safeParse(file.data).error?.issues).toMatchObject([{ code: kind }]);
    expect(validate(schema, file)).toMatchObject({
      diagnostics: [
        {
          severity: 'error',
          file: 'content/pages/apps.mdx',
          line: 3,
          column: 7,
          message: `The field "name" can't be published as it is: ${reason}.`,
        },
      ],
    });
  },
);
