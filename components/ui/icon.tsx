import * as lucide from 'lucide-react';

interface IconProps {
  name: string;
  className?: string;
}

/** An icon that content names; it is decorative, so screen readers ignore it. */
export function Icon({ name, className = 'size-5' }: IconProps) {
  // biome-ignore lint/performance/noDynamicNamespaceImportAccess: pages have any icon, and no browser loads this
  const Drawing = lucide[componentName(name) as keyof typeof lucide.icons];
  return <Drawing className={className} strokeWidth={1.6} aria-hidden="true" />;
}

/** shopping-cart is ShoppingCart. */
function componentName(name: string): string {
  return name.replaceAll(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase());
}
