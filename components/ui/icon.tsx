// biome-ignore lint/style/noRestrictedImports: it loads a component as an import does, but by a name that content has
import { createRequire } from 'node:module';

interface IconProps {
  name: string;
  className?: string;
}

/** Not import(): React does not wait for what it draws. */
const load = createRequire(import.meta.url);

/** An icon that content names; it is decorative, so screen readers ignore it. */
export function Icon({ name, className = 'size-5' }: IconProps) {
  // Each of Lucide's thousands of icons is a module: pages load those that they show.
  const { default: Drawing }: typeof import('lucide-react/icons/plus') = load(`lucide-react/icons/${name}`);
  return <Drawing className={className} strokeWidth={1.6} aria-hidden="true" />;
}
