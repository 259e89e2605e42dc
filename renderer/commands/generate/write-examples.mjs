// Before the engine is packed, writes the examples of its rules: npm pack -w renderer.
import { readdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

// Fixtures are found from the root of the project.
process.chdir(fileURLToPath(new URL('../../..', import.meta.url)));
const { ENGINE_FIXTURES, PUBLISHED, ruleExample } = await import('./rule-example.mjs');
const examples = readdirSync(ENGINE_FIXTURES).map((code) => [code, ruleExample(code)]);
writeFileSync(PUBLISHED, JSON.stringify(Object.fromEntries(examples)));
