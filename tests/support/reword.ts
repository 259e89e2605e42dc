/**
 * Rewords a copy of a page, because two pages may not have the same paragraph.
 * @param text of the page
 * @param mark the new beginning of each paragraph, list item, and long text in the front matter
 */
export function reword(text: string, mark: string): string {
  const body = text.indexOf('\n---', 3) + 4;
  const frontMatter = text.slice(0, body).replace(/^( *(?:- )?[a-z]+: )(?=[A-Z].{90})/gim, `$1${mark}, `);
  return frontMatter + text.slice(body).replace(/^((?:[-*] |\d+\. )?)(?=[A-Z"*])/gm, `$1${mark}: `);
}
