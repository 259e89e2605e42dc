import { expect, test } from 'vitest';
import { securityTxt } from '../../../../renderer/outputs/security-txt';
import { foundContent } from '../../../support/outputs-content';

test('security.txt names a contact and is valid for less than a year', async () => {
  const content = await foundContent();
  const { email } = content.site;
  expect(securityTxt({ ...content, today: '2026-03-12' }, 'https://site.example')).toBe(
    `Contact: mailto:${email}
Expires: 2027-03-11T00:00:00.000Z
Preferred-Languages: en
Canonical: https://site.example/.well-known/security.txt
`,
  );
});
