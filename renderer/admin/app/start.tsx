import { createRoot } from 'react-dom/client';
import type { SiteDefinition } from '../../content/schema/define-site';
import { siteOf } from '../../content/schema/site';
import { type BuiltFacts, dictionaryAddress, FACTS } from '../built-facts';
import { gitHub } from '../github/github';
import { Pages } from '../page/pages';
import { App } from './app';

/**
 * Starts the editor.
 * @param module of the site, its path from the root of the project
 */
export async function start(definition: SiteDefinition, module: string) {
  const root = document.querySelector('#admin');
  if (!root) return;
  const facts: BuiltFacts = await (await fetch(FACTS)).json();
  const site = siteOf(definition, module);
  const pages = new Pages(site, facts, async () => {
    const [aff, dic] = await Promise.all([bytesAt(dictionaryAddress('aff')), bytesAt(dictionaryAddress('dic'))]);
    return { aff, dic };
  });
  const [owner = '', name = ''] = facts.repository.split('/');
  const open = (token: string) =>
    gitHub({ host: facts.host, owner, name, token }, facts.branch, Object.values(facts.texts));
  createRoot(root).render(<App pages={pages} repository={facts.repository} open={open} />);
}

async function bytesAt(address: string): Promise<Uint8Array> {
  return new Uint8Array(await (await fetch(address)).arrayBuffer());
}
