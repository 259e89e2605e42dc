/** How the code of each island is loaded, once the island is needed. */
export const islands = {
  'chat-demo': () => import('./chat-demo/hydrate'),
  'contact-form': () => import('./contact-form/hydrate'),
  'nearest-pages': () => import('./suggested-pages/hydrate'),
  'newsletter-form': () => import('./newsletter-form/hydrate'),
};

export type IslandName = keyof typeof islands;
