import { bodyComponents } from '../components/ui/body-components';
import { markBody } from '../renderer/click-to-edit/mark-body';
import { checkedContent } from '../renderer/content/checked-content';
import { once } from '../renderer/content/once';
import type { AnyEntry, Content } from '../renderer/content/schema/content';
import { bodyCompiler } from '../renderer/content/steps/compile';

/** What compiles the bodies of a content. In development another content follows each change. */
const compilerOf = once((content: Content) => bodyCompiler(content, import.meta.env.DEV ? [markBody] : []));

interface Routed {
  urlPathname: string;
}

/** The hook that makes the entries of a collection into pages: what a page is made of. */
export function entryPage(kind: AnyEntry['kind']) {
  return {
    async onBeforeRender({ urlPathname }: Routed) {
      const content = checkedContent();
      const entry = content.entries.get(urlPathname);
      if (!entry) throw new Error(`No ${kind} has the address ${urlPathname}`);
      const Body = entry.body.trim() === '' ? undefined : await compilerOf(content)(entry);
      const body = Body ? <Body components={bodyComponents} /> : null;
      return { pageContext: { pageProps: { entry, body } } };
    },
  };
}
