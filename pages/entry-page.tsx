import { bodyComponents } from '../components/ui/body-components';
import type { AnyEntry } from '../renderer/content/schema/content';
import { handedOver } from '../renderer/handed-over';

interface Routed {
  urlPathname: string;
}

/** The hook that makes the entries of a collection into pages: what a page is made of. */
export function entryPage(kind: AnyEntry['kind']) {
  return {
    async onBeforeRender({ urlPathname }: Routed) {
      const { content, compileBody } = handedOver();
      const entry = content.entries.get(urlPathname);
      if (!entry) throw new Error(`No ${kind} has the address ${urlPathname}`);
      const Body = entry.body.trim() === '' ? undefined : await compileBody(entry);
      const body = Body ? <Body components={bodyComponents} /> : null;
      return { pageContext: { pageProps: { entry, body } } };
    },
  };
}
