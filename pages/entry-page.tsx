import { bodyComponents } from '../components/ui/body-components';
import { markBody } from '../renderer/click-to-edit/mark-body';
import { checkedContent } from '../renderer/content/checked-content';
import type { AnyEntry, Content } from '../renderer/content/schema/content';
import { bodyCompiler } from '../renderer/content/steps/compile';

/** What compiles the bodies of a content. In development another content follows each change. */
const compilers = new WeakMap<Content, ReturnType<typeof bodyCompiler>>();

function compilerOf(content: Content) {
  const compiler = compilers.get(content) ?? bodyCompiler(content, import.meta.env.DEV ? [markBody] : []);
  compilers.set(content, compiler);
  return compiler;
}

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
      const Body = entry.body.trim() === '' ? undefined : await compilerOf(content)(entry);
      const body = Body ? <Body components={bodyComponents} /> : null;
      return { pageContext: { pageProps: { entry, body } } };
    },
  };
}
