/** How the code of each island is loaded, and when: once it comes near the window, or once a visitor uses it. */
export const islands = {
  'contact-form': { load: () => import('./contact-form/hydrate'), when: 'used' },
  'hosted-video': { load: () => import('./hosted-video/hydrate'), when: 'near' },
  'moved-address': { load: () => import('./moved-address/hydrate'), when: 'near' },
  'suggested-pages': { load: () => import('./suggested-pages/hydrate'), when: 'near' },
  'newsletter-form': { load: () => import('./newsletter-form/hydrate'), when: 'used' },
} as const;

export type IslandName = keyof typeof islands;
