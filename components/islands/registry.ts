/** How to load the code of each island, and when: near the viewport, or on the first interaction. */
export const islands = {
  'contact-form': { load: () => import('./contact-form/hydrate'), when: 'used' },
  'hosted-video': { load: () => import('./hosted-video/hydrate'), when: 'near' },
  'moved-address': { load: () => import('./moved-address/hydrate'), when: 'near' },
  'suggested-pages': { load: () => import('./suggested-pages/hydrate'), when: 'near' },
  'newsletter-form': { load: () => import('./newsletter-form/hydrate'), when: 'used' },
} as const;

export type IslandName = keyof typeof islands;
