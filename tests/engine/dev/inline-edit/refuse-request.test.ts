import { expect, test } from 'vitest';
import { refuseRequest } from '../../../../renderer/dev/inline-edit/refuse-request';

const host = 'localhost:5173';
const own = `http://${host}`;

function ask(headers: Record<string, string>, remoteAddress: string | undefined = '127.0.0.1') {
  return refuseRequest({ headers: { host, ...headers }, socket: { remoteAddress, localPort: 5174 } });
}

test.each([
  ['a link or a fetch of a page', { 'sec-fetch-site': 'same-origin', referer: `${own}/about` }],
  ['a page that hides where it is', { 'sec-fetch-site': 'same-origin' }],
  ['a save', { 'sec-fetch-site': 'same-origin', origin: own }],
  ['a link in a browser without Sec-Fetch-Site', { referer: `${own}/about?text=a` }],
  ['a save in a browser without Sec-Fetch-Site', { origin: own }],
  ['a server with a certificate', { origin: `https://${host}` }],
])('%s is allowed', (_name, headers) => {
  expect(ask(headers)).toBeUndefined();
});

test.each([
  ['a picture, a fetch or a form of another site', { 'sec-fetch-site': 'cross-site' }],
  ['a page of another port', { 'sec-fetch-site': 'same-site', origin: 'http://localhost:8080' }],
  ['an address typed, a bookmark, another program', { 'sec-fetch-site': 'none' }],
  ['another site that sends the address of a page of this one', { 'sec-fetch-site': 'cross-site', referer: own }],
  ['a browser that says nothing', {}],
  ['another site in a browser without Sec-Fetch-Site', { referer: 'https://elsewhere.example/' }],
  ['another port in a browser without Sec-Fetch-Site', { origin: 'http://localhost:8080' }],
  ['a name that begins like this one', { referer: `${own}.elsewhere.example/` }],
  ['this address as the name of a user', { referer: `http://${host}@elsewhere.example/` }],
  ['a page without an origin', { origin: 'null', referer: `${own}/` }],
  ['an origin that contradicts the browser', { 'sec-fetch-site': 'same-origin', origin: 'https://elsewhere.example' }],
  ['a referrer that is no address', { referer: 'about' }],
])('%s is refused', (_name, headers) => {
  expect(ask(headers)).toBe('Only pages of this server may do this.');
});

test.each(['127.0.0.1', '127.8.9.10', '::1', '::ffff:127.0.0.1'])('%s is this computer', (address) => {
  expect(ask({ 'sec-fetch-site': 'same-origin' }, address)).toBeUndefined();
});

test.each([
  '192.168.1.5',
  '10.0.0.1',
  '::ffff:192.168.1.5',
  'fe80::1',
  '127.0.0.1.elsewhere.example',
  '1127.0.0.1',
  '',
])('%s is not this computer', (address) => {
  expect(ask({ 'sec-fetch-site': 'same-origin', origin: own }, address)).toContain('Only the computer that runs');
});
