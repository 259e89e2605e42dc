/** A page with front matter fields replaced or added. @param fields values of a single line */
export function withFields(page: string, fields: Record<string, string>): string {
  const known = new RegExp(`^(?:${Object.keys(fields).join('|')}): .*\n`, 'gm');
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\n`);
  return page.replace(known, '').replace('---\n', `---\n${lines.join('')}`);
}
