import { bodyComponents } from '../../components/ui/body-components';
import { getRenderContext } from '../../renderer/html/render-context';

export { EntryTemplate as Page } from '../../components/templates/entry-template';

/** Provides the data of a page: its entry, and the rendered body. */
export async function onBeforeRender({ urlPathname }: { urlPathname: string }) {
  const { content, compileBody } = getRenderContext();
  const entry = content.entries.get(urlPathname);
  if (!entry) throw new Error(`No content entry has the address ${urlPathname}`);
  const Body = entry.body.trim() === '' ? undefined : await compileBody(entry);
  const body = Body ? <Body components={bodyComponents} /> : null;
  return { pageContext: { pageProps: { entry, body } } };
}
