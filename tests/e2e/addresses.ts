/** Where the servers of the end-to-end tests listen. */
const port = { site: 4319, connected: 4320, webhook: 4321, nginx: 4323, webKitDriver: 4327 } as const;

/** The site as it is checked in, with no webhook configured. */
export const SITE = { port: port.site, url: `http://localhost:${port.site}` };

/** The same site, built with the two webhooks of the receiver. */
export const CONNECTED = { port: port.connected, url: `http://localhost:${port.connected}` };

/** The receiver: another origin than the site, so that CORS is real. */
export const WEBHOOK = { port: port.webhook, url: `http://localhost:${port.webhook}` };

/** A real nginx with the configuration that the build has written. */
export const NGINX = { port: port.nginx };

/** The driver of WebKit, for the tests in other browsers. */
export const WEBKIT_DRIVER = { port: port.webKitDriver };

/** Where the dev servers listen that some tests start: tests of different files run at the same time. */
export const DEV_PORTS = { dev: 4322, inlineEdit: 4324, contentMap: 4325, hostile: 4326 } as const;
