/** Answers in development only: the bundler replaces DEV with `false` when it builds the site. */
export default ({ urlPathname }: { urlPathname: string }) => import.meta.env.DEV && urlPathname === '/__components';
