import { bodyComponents } from '../components/ui/body-components';
import { markBody } from '../renderer/click-to-edit/mark-body';
import type { AnyEntry } from '../renderer/content/schema/content';
import { bodyCompiler } from '../renderer/content/steps/compile';
import { content } from '../renderer/content/store';

const compileBody = bodyCompiler(content, import.meta.env.DEV ? [markBody] : []);

interface Routed {
  urlPathname: string;
}

/** The hooks that make the entries of a collection into pages: which addresses there are, and what a page is made of. */
export function entryPage(kind: AnyEntry['kind']) {
  return {
    prerender: () => [...content.entries.values()].filter((entry) => entry.kind === kind).map((entry) => entry.address),
    async onBeforeRender({ urlPathname }: Routed) {
      const entry = content.entries.get(urlPathname);
      if (!entry) throw new Error(`No ${kind} has the address ${urlPathname}`);
      const Body = entry.body.trim() === '' ? undefined : await compileBody(entry);
      const body = Body ? <Body components={bodyComponents} /> : null;
      return { pageContext: { pageProps: { entry, body } } };
    },
  };
}
