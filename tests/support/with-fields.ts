/** A page with fields of its front matter replaced, or added. @param fields each on a line of its own */
export function withFields(page: string, fields: Record<string, string>): string {
  const known = new RegExp(`^(?:${Object.keys(fields).join('|')}): .*\n`, 'gm');
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\n`);
  return page.replace(known, '').replace('---\n', `---\n${lines.join('')}`);
}
