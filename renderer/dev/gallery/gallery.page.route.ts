/** Answers in development only: the bundler puts `false` for DEV when it builds the site. */
export default ({ urlPathname }: { urlPathname: string }) => import.meta.env.DEV && urlPathname === '/__components';
