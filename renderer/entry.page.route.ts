import { getRenderContext } from './html/render-context';

/** Every content entry has a page at its address. */
export default ({ urlPathname }: { urlPathname: string }) =>
  getRenderContext().content.pageAt(urlPathname) !== undefined;
