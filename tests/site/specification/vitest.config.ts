import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/site/{specification,built}/*.spec.ts'],
    testTimeout: 60_000,
    isolate: false,
    env: { NO_COLOR: '1' },
    reporters: ['default', ['json', { outputFile: 'test-results/specification.json' }]],
  },
});
