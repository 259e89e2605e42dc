const FROM = ['/%C3%BCber-uns', '/größe', '/old%20page', '/team_%282%29.html', '/?p=123', '/index.php?page=apps'];

/** Redirects from an old site, with all kinds of letters and queries in addresses. */
export const oldAddressesTo = (to: string) => FROM.map((from) => ({ from, to }));

/** Requests, with the rest of the redirect's target after the page; undefined for an address that is not redirected. */
export const OLD_REQUESTS: [target: string, rest: string | undefined][] = [
  ['/%C3%BCber-uns', ''],
  ['/%c3%bcber-uns/', ''],
  ['/gr%C3%B6%C3%9Fe', ''],
  ['/Old%20page?x=1', '?x=1'],
  ['/team_(2).html', ''],
  ['/?p=123', '?p=123'],
  ['/?a=b&p=123', '?a=b&p=123'],
  ['/Index.php/?page=apps', '?page=apps'],
  ['/?p=1234', undefined],
  ['/index.php?page=Apps', undefined],
  ['/%3Fp=123', undefined],
];
