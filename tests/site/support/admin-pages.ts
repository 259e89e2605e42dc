import '../../../renderer/admin/without-eval';
import definition from '../../../pages/site';
import type { BuiltFacts } from '../../../renderer/admin/built-facts';
import { Pages } from '../../../renderer/admin/page/pages';
import { siteOf } from '../../../renderer/content/schema/site';

/** The documents of some pages by their addresses, as the editor shows them; an error instead of one that can't be shown. */
export async function documentsOf(facts: BuiltFacts, addresses: readonly string[]): Promise<Record<string, string>> {
  const pages = new Pages(siteOf(definition, 'pages/site.ts'), facts, async () => {
    throw new Error('Published texts need no dictionary');
  });
  const loaded = await pages.open(new Map(Object.entries(facts.texts)), false);
  const documents: Record<string, string> = {};
  for (const address of addresses)
    documents[address] = await pages.render(loaded, address).then(
      (html = 'no page') => html,
      (error) => String(error.stack),
    );
  return documents;
}
