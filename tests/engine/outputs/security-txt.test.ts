import { expect, test } from 'vitest';
import { securityTxt } from '../../../renderer/outputs/security-txt';
import { site as agency } from '../../fixtures/base-site/pages/lists';
import { foundContent } from '../../support/outputs-content';
import { site } from '../../support/site';

test('security.txt names a contact and is valid for less than a year', async () => {
  const content = await foundContent();
  const { email } = content.list(agency);
  expect(securityTxt({ content: { ...content, today: '2026-03-12' }, siteUrl: 'https://site.example' }, site)).toBe(
    `Contact: mailto:${email}
Expires: 2027-03-11T00:00:00.000Z
Preferred-Languages: en
Canonical: https://site.example/.well-known/security.txt
`,
  );
});
