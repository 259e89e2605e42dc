import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import * as z from 'zod';

const step = z.looseObject({
  id: z.string().optional(),
  if: z.string().optional(),
  uses: z.string().optional(),
  run: z.string().optional(),
  env: z.record(z.string(), z.string().or(z.number())).optional(),
  with: z
    .looseObject({
      script: z.string().optional(),
      path: z.string().optional(),
      key: z.string().optional(),
      'restore-keys': z.string().optional(),
    })
    .default({}),
});
const job = z.looseObject({
  if: z.string().optional(),
  needs: z.string().optional(),
  permissions: z.record(z.string(), z.string()).default({}),
  steps: z.array(step),
});
const workflow = z.looseObject({
  on: z.string().or(z.record(z.string(), z.unknown())),
  permissions: z.record(z.string(), z.string()),
  jobs: z.record(z.string(), job),
});

/** Parses the tested parts of a GitHub workflow. */
export function parseWorkflow(text: string) {
  return workflow.parse(parse(text));
}

/** Parses a file in .github/workflows. */
export function readWorkflow(file: string) {
  return parseWorkflow(readFileSync(`.github/workflows/${file}`, 'utf8'));
}
