import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type FileLists, linkFiles } from '../../renderer/content/graph/content-graph';
import { FileCache } from '../../renderer/content/parse/file-cache';
import { parseAndValidate, type ValidFile } from '../../renderer/content/parse/parse-and-validate';
import { read } from '../../renderer/content/parse/read';
import { rules } from '../../renderer/content/rules/registry';
import type { Rule } from '../../renderer/content/rules/rule';
import { buildDate } from '../../renderer/content/schema/build-date';
import { areWhole, listsOf } from '../../renderer/content/valid-lists';
import { articles } from './articles';

/** The CPU time of each step, in microseconds per file. */
export type Costs = [name: string, microseconds: number][];

/**
 * Checks the content with added articles in this thread, and times each step and rule. What several rules need is computed
 * for the first one, in the order of the registry, and counts as its cost.
 * @returns the costs, highest first
 */
export async function timeRules(amount: number): Promise<Costs> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  try {
    const root = join(folder, 'content');
    cpSync('content', root, { recursive: true });
    for (const { path, text } of articles(amount)) writeFileSync(join(root, path), text);
    // The first run mostly measures just-in-time compilation.
    await costsOf(root);
    return (await costsOf(root)).sort(([, one], [, other]) => other - one);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The parser and the schemas check the others. */
const withChecks = Object.entries<Rule>(rules).filter(([, { check, checkFile }]) => check || checkFile);

async function costsOf(root: string): Promise<Costs> {
  const costs: Costs = [];
  const timed = async <Value>(name: string, work: () => Value | Promise<Value>): Promise<Value> => {
    const before = process.cpuUsage();
    const value = await work();
    const { user, system } = process.cpuUsage(before);
    costs.push([name, user + system]);
    return value;
  };
  const sources = await timed('(read)', () => read(root));
  const cache = new FileCache();
  const files = await timed('(parse and validate)', () =>
    sources.flatMap((source) => parseAndValidate(source, cache).files),
  );
  const lists = listsOf(files);
  if (!areWhole(lists)) throw new Error('The content has errors: npm run check lists them.');
  const linked = { root, files, brokenAddresses: new Set<string>() };
  const graph = await timed('(link)', () => linkFiles(linked, lists, buildDate()));
  for (const [code, rule] of withChecks)
    await timed(code, async () => {
      checkEach(files, rule, lists);
      await rule.check?.(graph, root);
    });
  return costs.map(([name, microseconds]) => [name, microseconds / sources.length]);
}

function checkEach(files: readonly ValidFile[], { checkFile }: Rule, lists: FileLists) {
  for (const file of files) checkFile?.(file, lists);
}
