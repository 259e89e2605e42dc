import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A new folder, which is deleted with its content after the current test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tallwind-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
