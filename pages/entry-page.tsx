import { bodyComponents } from '../components/ui/body-components';
import { markBody } from '../renderer/click-to-edit/mark-body';
import { checkedContent } from '../renderer/content/checked-content';
import type { AnyEntry } from '../renderer/content/schema/content';
import { compileBody } from '../renderer/content/steps/compile';

interface Routed {
  urlPathname: string;
}

/** The hooks that make the entries of a collection into pages: which addresses there are, and what a page is made of. */
export function entryPage(kind: AnyEntry['kind']) {
  return {
    prerender: () =>
      [...checkedContent().entries.values()].filter((entry) => entry.kind === kind).map((entry) => entry.address),
    async onBeforeRender({ urlPathname }: Routed) {
      const content = checkedContent();
      const entry = content.entries.get(urlPathname);
      if (!entry) throw new Error(`No ${kind} has the address ${urlPathname}`);
      const Body =
        entry.body.trim() === ''
          ? undefined
          : await compileBody(entry, content, import.meta.env.DEV ? [[markBody, entry.file]] : []);
      const body = Body ? <Body components={bodyComponents} /> : null;
      return { pageContext: { pageProps: { entry, body } } };
    },
  };
}
