import type { Page, Response } from 'playwright';
import type { Budget } from '../../../content/schema/budget';
import { onPage } from '../built-site';
import type { BrowserCheck } from '../define-check';

const KB = 1024;

/** A page transfers at most what the budget of its site allows, before anyone uses it; a site without a budget has no limit. A warning: a sentence more can make a page heavier. */
const check: BrowserCheck = async (page, { tab, responses, site }) => {
  const { budget } = site.site;
  if (budget === undefined) return [];
  const weight = await weigh(tab, responses);
  return Object.entries(budget).flatMap(([kind, allowed]) => {
    const kilobytes = weight[kind as keyof Budget];
    if (kilobytes <= allowed) return [];
    const found = `${kilobytes.toFixed(1)} KB`;
    const message = `The page transfers ${found} of ${kind}.`;
    return [onPage(page, { severity: 'warning', message, found, expected: `at most ${allowed} KB` })];
  });
};

export default check;

/** The transferred kilobytes of a loaded page, by kind. */
async function weigh(tab: Page, responses: readonly Response[]): Promise<Required<Budget>> {
  const starters = await startersOf(tab, responses);
  const weight = { document: 0, stylesheet: 0, font: 0, image: 0, picture: 0, script: 0, island: 0, total: 0 };
  for (const response of responses) {
    const kind = kindOf(response, starters);
    if (kind === undefined) continue;
    const { responseBodySize } = await response.request().sizes();
    weight[kind] += responseBodySize / KB;
    if (kind !== 'picture' && kind !== 'island') weight.total += responseBodySize / KB;
  }
  return weight;
}

function kindOf(response: Response, starters: ReadonlySet<string>) {
  const path = new URL(response.url()).pathname;
  const type = response.request().resourceType();
  if (type === 'script') return starters.has(path) ? 'script' : 'island';
  if (type === 'image') return path.startsWith('/media/sizes/') ? 'picture' : 'image';
  return type === 'document' || type === 'stylesheet' || type === 'font' ? type : undefined;
}

/** The scripts that a document names, with their static imports. */
async function startersOf(tab: Page, responses: readonly Response[]): Promise<ReadonlySet<string>> {
  const named = await tab
    .locator('script[src]')
    .evaluateAll((all) => all.map((each) => (each as HTMLScriptElement).src));
  const found = new Set(named.map((address) => new URL(address).pathname));
  for (const script of named) {
    // Another host may not have answered.
    const code = (await responses.find((each) => each.url() === script)?.text()) ?? '';
    for (const [, path = ''] of code.matchAll(/(?:^|;)import[^;(]*from"([^"]+)"/g))
      found.add(new URL(path, script).pathname);
  }
  return found;
}
