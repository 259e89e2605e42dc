import { createServer, type Socket } from 'node:net';
import { listen } from '../../support/listen';

/** A mail server that accepts everything. @returns its port and the received lines */
export async function startMailServer() {
  const heard: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    let isData = false;
    let rest = '';
    socket.on('error', () => undefined);
    socket.write('220 mail.example\r\n');
    socket.on('data', (chunk) => {
      const lines = `${rest}${chunk}`.split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        heard.push(line);
        if (isData && line !== '.') continue;
        isData = line === 'DATA';
        socket.write(isData ? '354 go on\r\n' : '250 fine\r\n');
      }
    });
  });
  return {
    port: await listen(server),
    heard,
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
