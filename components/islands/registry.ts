/** How the code of each island is loaded, once the island is needed. */
export const islands = {
  'chat-demo': () => import('./chat-demo/wake'),
  'contact-form': () => import('./contact-form/wake'),
  'nearest-pages': () => import('./nearest-pages/wake'),
  'newsletter-form': () => import('./newsletter-form/wake'),
};

export type IslandName = keyof typeof islands;
