import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    root: '.',
    include: ['tests/site/hosts/*.spec.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
