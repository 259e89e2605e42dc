import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { serveSite } from '../../../../renderer/commands/serve/serve-site';
import { requestOf, sendRaw } from '../../../support/e2e/raw-request';
import { OLD_REQUESTS, oldAddressesTo } from '../../../support/old-addresses';
import { smallSite } from '../../../support/small-site';

test('npm start redirects old addresses', async () => {
  const { content, out, build } = smallSite('old-addresses', 1);
  writeFileSync(join(content, 'redirects.yaml'), JSON.stringify(oldAddressesTo('/apps')));
  const { status, printed } = build({ args: ['--without-social-images'] });
  expect(status, printed).toBe(0);
  const { address, close } = await serveSite(out, 0);
  for (const [target, rest] of OLD_REQUESTS) {
    const { headers } = await sendRaw(Number(new URL(address).port), requestOf(target));
    expect(headers.location, target).toBe(rest === undefined ? undefined : `/apps${rest}`);
  }
  close();
});
