import { expect, test } from 'vitest';
import { originOf } from '../../../../../components/islands/forms/origin';

const PAGE = 'https://site.example/contact';

test.each([
  ['nothing is known', PAGE, '', {}],
  ['the page viewed before', PAGE, 'https://site.example/whatsapp-growth?a=b#c', { service: '/whatsapp-growth' }],
  ['the page itself, loaded again', PAGE, PAGE, {}],
  ['another site', PAGE, 'https://search.example/whatsapp', {}],
  ['no address', PAGE, 'about:client', {}],
  [
    'a campaign, and what else is in the address',
    `${PAGE}?utm_source=mail&utm_campaign=Spring%20sale&from=x&utm_=y&UTM_TERM=z`,
    '',
    { utm_source: 'mail', utm_campaign: 'Spring sale' },
  ],
  ['a value of any length', `${PAGE}?utm_source=${'x'.repeat(5_000)}`, '', { utm_source: 'x'.repeat(200) }],
])('%s', (_name, address, referrer, expected) => {
  expect(originOf(address, referrer)).toEqual(expected);
});
