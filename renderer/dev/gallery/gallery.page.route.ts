const galleries = import.meta.glob('/pages/gallery.tsx');

/** Answers in development only, if the site has a gallery: the bundler replaces DEV with `false` when it builds the site. */
export default ({ urlPathname }: { urlPathname: string }) =>
  import.meta.env.DEV && urlPathname === '/__components' && Object.keys(galleries).length > 0;
