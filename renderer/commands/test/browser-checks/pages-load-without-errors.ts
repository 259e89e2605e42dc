import { originsOf, readSettings } from '../../../content/settings';
import { NOT_FOUND } from '../../../html/rendered-page';
import { onPage } from '../built-site';
import type { BrowserCheck } from '../define-check';

/** What a response says already. */
const OF_RESPONSE = /^Failed to load resource/;

/** Chromium reports a malformed policy as a warning, and each violation as an error. */
const OF_POLICY = /content.security.policy|permissions.policy|integrity/i;

/** A page loads from top to bottom without an error of a script or policy, a failed request, or a request to another host. */
const check: BrowserCheck = async (page, { origin, site, failures, messages, requests }) => {
  const { scripts, requests: asked } = originsOf(readSettings(site.site), site.site);
  const allowed = [origin, ...[...scripts, ...asked].map((address) => new URL(address).origin)];
  const found = failures.map(({ message }) => `A script fails: ${message}`);
  for (const message of messages) {
    const isError = message.type() === 'error' && !OF_RESPONSE.test(message.text());
    if (isError || OF_POLICY.test(message.text())) found.push(`The console says: ${message.text()}`);
  }
  for (const request of requests) {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && !allowed.includes(url.origin))
      found.push(`The page asks ${url.host} for ${url.pathname}.`);
    const status = (await request.response())?.status() ?? 0;
    const isNotFound = page.address === NOT_FOUND && request.isNavigationRequest();
    if (status >= 400 && !isNotFound) found.push(`${url.pathname} answers ${status}.`);
  }
  return found.map((message) => onPage(page, { message, found: message, expected: 'no error' }));
};

export default check;
