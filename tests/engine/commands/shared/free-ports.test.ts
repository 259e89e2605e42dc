import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { freePorts } from '../../../../renderer/commands/shared/free-ports';

test('consecutive ports begin after the last port in use', async () => {
  const start = await freePorts(20_000, 4);
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(start + 2, '127.0.0.1', resolve));

  expect(await freePorts(start, 4)).toBeGreaterThanOrEqual(start + 3);
  expect(await freePorts(start, 2)).toBe(start);

  await new Promise((resolve) => server.close(resolve));
});

test('an error is thrown if there is no room below the last port', async () => {
  await expect(freePorts(65_530, 10)).rejects.toThrow('no 10 free ports in a row');
});
