/**
 * A path of the site: in the project itself, or in the folder that --site names, which SITE_FOLDER tells workers and the bundler.
 * @param {string} path such as pages/site.ts or components
 * @returns {string} from the root of the project
 */
export function inSite(path) {
  const { SITE_FOLDER } = process.env;
  return SITE_FOLDER ? `${SITE_FOLDER}/${path}` : path;
}
