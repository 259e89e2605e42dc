/** Enters the folder of the site under test, by which commands know it. tests/vitest.config.ts chooses it. */
process.chdir(process.env.TEST_SITE ?? '.');
