import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { include: ['tests/site/specification/*.spec.ts'], env: { NO_COLOR: '1' } },
});
