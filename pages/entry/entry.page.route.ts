import { getRenderContext } from '../../renderer/html/render-context';

/** Every content entry has a page at its address. */
export default ({ urlPathname }: { urlPathname: string }) =>
  getRenderContext().content.entries.get(urlPathname) !== undefined;
