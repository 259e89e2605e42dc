// Before the engine is packed, writes the examples of its rules: npm pack -w renderer.
import { readdirSync, writeFileSync } from 'node:fs';
import { ENGINE_FIXTURES, PUBLISHED, ruleExample } from './rule-example.mjs';

const examples = readdirSync(ENGINE_FIXTURES).map((code) => [code, ruleExample(code)]);
writeFileSync(PUBLISHED, JSON.stringify(Object.fromEntries(examples)));
