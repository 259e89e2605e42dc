import type { Theme } from '../../renderer/content/schema/fields/theme';
import type { Site } from '../../renderer/content/schema/site';

/** The hue of an article: that of the service with the same index in site.yaml as its category. */
export function categoryTheme(category: string, site: Site): Theme {
  return site.services[site.categories.indexOf(category)]?.theme ?? 'ink';
}
