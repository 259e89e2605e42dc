const ADDRESS = /^(?:https?:)?(?:\/\/)?(\[[\da-f:]+\]|[a-z\d.-]+)(?::\d+)?(\/[^\s]*|$)/i;
const OWN_COMPUTER = /^(?:(?:.+\.)?localhost|127(?:\.\d{1,3}){3}|0\.0\.0\.0|\[::1\])$/i;
const OWN_NETWORK =
  /^(?:(?:10(?:\.\d{1,3}){3}|192\.168(?:\.\d{1,3}){2}|172\.(?:1[6-9]|2\d|3[01])(?:\.\d{1,3}){2})|.+\.local)$/i;

/** The only computer that can open an address, and the path there; undefined for an address on the web. */
export function privateHost(address: string): { whose: string; path: string } | undefined {
  const [, host = '', path = ''] = ADDRESS.exec(address) ?? [];
  const whose = OWN_COMPUTER.test(host)
    ? 'your own computer'
    : OWN_NETWORK.test(host)
      ? 'a computer in your own network'
      : undefined;
  return whose && { whose, path: path || '/' };
}

/** What is wrong with such an address, and what to write. */
export function onlyYours(address: string) {
  const host = privateHost(address);
  return (
    host && {
      message: `"${address}" leads to ${host.whose}, so visitors can't open it.`,
      suggestion: `If it is a page of this site, write its address there:   ${host.path}`,
    }
  );
}
