import { glob } from 'tinyglobby';

/**
 * Every file of a built site, sorted, with a slash before its path, as in a request.
 * @param client the folder of the site
 */
export async function siteFiles(client: string): Promise<string[]> {
  return (await glob('**/*', { cwd: client, dot: true })).map((file) => `/${file}`).sort();
}
