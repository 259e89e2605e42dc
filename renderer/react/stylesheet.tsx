import { useAddressOfStylesheet } from './content-context';

interface StylesheetProps {
  /** Its path from the root of the project, such as `components/sections/hero/hero.css`. */
  file: string;
}

/**
 * Loads the stylesheet of a component on the pages that use it, once: React moves the link into the head. Its rules are in no layer,
 * so that they override the shared styles, in whatever order the browser gets them.
 */
export function Stylesheet({ file }: StylesheetProps) {
  const href = useAddressOfStylesheet()(file);
  return <link rel="stylesheet" href={href} precedence="component" />;
}
