/** The first of sixteen consecutive free ports, found by scripts/test-all/end-to-end.ts. */
const first = Number(process.env.TEST_PORT ?? 4319);

/** The checked-in site, without webhooks. */
export const SITE = { port: first, url: `http://localhost:${first}` };

/** The same site, built with the two webhooks of the receiver. */
export const CONNECTED = { port: first + 1, url: `http://localhost:${first + 1}` };

/** The receiver, on a different origin than the site, so that CORS applies. */
export const WEBHOOK = { port: first + 2, url: `http://localhost:${first + 2}` };

/** The ports of dev servers that tests start; test files run in parallel. */
export const DEV_PORTS = {
  dev: first + 3,
  secondSite: first + 4,
  hostile: first + 6,
};

/** Real web servers with the generated configurations: without TLS, with TLS, and redirecting to TLS. */
export const WEB_SERVER_PORTS = {
  nginx: { port: first + 7, tls: first + 9, http: first + 10 },
  Caddy: { port: first + 11, tls: first + 12, http: first + 15 },
};

/** The same web servers with their own receiver. */
export const RECEIVING_PORTS = { nginx: first + 13, Caddy: first + 14 };

/** The driver of WebKit, for the tests in other browsers. */
export const WEBKIT_DRIVER = { port: first + 8 };
