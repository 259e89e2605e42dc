import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** What the reports of Vitest and Playwright tell of a test. */
interface UnitReport {
  testResults: {
    name: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

interface EndToEndReport {
  suites: Suite[];
  /** Those of no test, such as of a server that does not start. */
  errors: Message[];
}

interface Suite {
  suites?: Suite[];
  specs: { title: string; file: string; line: number; tests: { status: string; results: { errors: Message[] }[] }[] }[];
}

interface Message {
  message?: string;
}

export interface Failure {
  /** The file and name of a test, or the name of a step. */
  test: string;
  message: string;
}

/** So that the names of failed tests are in the last lines of a log, of which often no more is kept. */
const MOST_LINES = 12;
const LINES_EACH = 4;
const WIDTH = 180;

/** A runner's report, or undefined if it wrote none. */
export function reportOf<Report>(path: string): Report | undefined {
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Report) : undefined;
}

/** Each failure with the first lines of its message; if there are many, fewer lines each, and at last how many more there are. */
export function describeFailures(failures: readonly Failure[]): string[] {
  const lines = Math.max(1, Math.min(LINES_EACH, Math.floor(MOST_LINES / failures.length)));
  const more = failures.length > MOST_LINES ? [`and ${failures.length - MOST_LINES} more`] : [];
  return [...failures.slice(0, MOST_LINES).flatMap((failure) => describe(failure, lines)), ...more];
}

function describe({ test, message }: Failure, lines: number): string[] {
  const said = stripVTControlCharacters(message).match(/^.*\S.*$/gm) ?? [];
  return [`✗ ${test}`, ...said.map((line) => `    ${line}`)].slice(0, lines).map((line) => line.slice(0, WIDTH));
}

/** The failed tests in a report of Vitest. */
export function unitFailures(path: string): Failure[] {
  const { testResults = [] } = reportOf<UnitReport>(path) ?? {};
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const file = name.slice(name.lastIndexOf('/tests/') + 1);
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    // A file that can't be loaded has no tests.
    if (failed.length === 0 && message !== '') return [{ test: file, message }];
    return failed.map(({ fullName, failureMessages: [first = ''] }) => ({
      test: `${file} › ${fullName}`,
      message: first,
    }));
  });
}

/** The failed tests in a report of Playwright. */
export function endToEndFailures(path: string): Failure[] {
  const { suites = [], errors = [] } = reportOf<EndToEndReport>(path) ?? {};
  return [...errors.map(({ message = '' }) => ({ test: 'End to end', message })), ...suites.flatMap(failuresOfSuite)];
}

function failuresOfSuite({ suites = [], specs }: Suite): Failure[] {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ results: [first] }) => ({
        test: `${file}:${line} › ${title}`,
        message: first?.errors[0]?.message ?? 'It did not end.',
      })),
  );
  return [...own, ...suites.flatMap(failuresOfSuite)];
}
