import type { IncomingMessage, ServerResponse } from 'node:http';
import { isIP } from 'node:net';
import type { Plugin } from 'vite';

/**
 * Says how to allow the address under which a browser reached the server, such as that of a tunnel. Vite refuses it as well, but names
 * a setting in a file that a site does not have.
 */
export function refuseHost(): Plugin {
  return {
    name: 'refuse-host',
    apply: 'serve',
    configureServer({ middlewares, config }) {
      const { allowedHosts } = config.server;
      const allowed = allowedHosts === true ? [] : allowedHosts;
      // Before Vite's own, which is in place by now.
      middlewares.stack.unshift({
        route: '',
        handle(request: IncomingMessage, response: ServerResponse, next: () => void) {
          const name = hostNameOf(request.headers.host ?? '');
          if (isOwn(name) || allowed.includes(name)) return next();
          response.writeHead(403, { 'content-type': 'text/plain; charset=utf-8' });
          response.end(
            `This server does not answer at ${name}. If that is your tunnel or proxy, start it again:\n\n  npm run dev -- --allow-host ${name}\n`,
          );
        },
      });
    },
  };
}

/** Without its port. */
function hostNameOf(host: string): string {
  return URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : '';
}

/** This computer, or an address that no other site can have a name for. */
function isOwn(name: string): boolean {
  return name === 'localhost' || name.endsWith('.localhost') || isIP(name.replace(/^\[|\]$/g, '')) > 0;
}
