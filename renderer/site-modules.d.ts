/** What the engine imports of the site that it draws: the bundlers know the files. */
declare module '#islands' {
  export const islands: Readonly<
    Record<
      string,
      { load: () => Promise<{ hydrate: (element: HTMLElement) => Promise<unknown> }>; when: 'near' | 'used' }
    >
  >;
}
declare module '#gallery' {
  const parts: import('./react/gallery').GalleryParts;
  export default parts;
}
declare module '#styles.css';
declare module '#vite.config' {
  const config: typeof import('./vite/config').default;
  export default config;
}
