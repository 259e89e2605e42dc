import { handedOver } from '../../renderer/html/render-context';

/** Every content entry has a page at its address. */
export default ({ urlPathname }: { urlPathname: string }) =>
  handedOver().content.entries.get(urlPathname) !== undefined;
