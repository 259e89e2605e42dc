import { expect, test, vi } from 'vitest';
import { drawing } from '../../../pages/drawing';
import { readRenderAssets } from '../../../renderer/outputs/social-images/draw-image';

vi.mock('@takumi-rs/core', () => {
  throw new Error('Cannot find native binding');
});

test('if the renderer is not installed, the error says what to do', async () => {
  await expect(readRenderAssets(drawing)).rejects.toThrow(
    `Social images can't be drawn: @takumi-rs/core is not installed for ${process.platform}-${process.arch}. ` +
      'Run "npm ci" without --omit=optional, or build with "npm run build -- --without-social-images".',
  );
});
