import { spawnSync } from 'node:child_process';

/**
 * Finds the Java that the W3C's HTML checker needs: the path in JAVA_PATH, or an installed one. Prints which.
 * @returns the program; undefined without Java: the test is then skipped
 */
export function findJava(): string | undefined {
  const path = [process.env.JAVA_PATH ?? '', 'java'].find(runs);
  console.log(
    path
      ? `Java: ${path}`
      : "Java: none found, so the W3C's HTML checker is skipped. Install Java 11 or newer, or set JAVA_PATH.",
  );
  return path;
}

function runs(path: string): boolean {
  return path !== '' && spawnSync(path, ['-version'], { stdio: 'ignore' }).status === 0;
}
