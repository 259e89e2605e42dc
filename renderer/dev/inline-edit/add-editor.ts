import { dirname, relative } from 'node:path';
import { contentRoot } from '../../content/files/content-root';
import { escapeHtml } from '../../html/escape-html';
import { addressInEngine } from '../../platform/engine-folder.mjs';

/** A document with the script that makes its texts editable, if it says where they come from. */
export function addEditor(html: string): string {
  if (!html.includes(' data-source="')) return html;
  const folder = escapeHtml(relative(process.cwd(), dirname(contentRoot())));
  const script = `<script type="module" src="${addressInEngine('dev/inline-edit/browser/main.ts')}" data-folder="${folder}"></script>`;
  return html.replace('</body>', () => `${script}</body>`);
}
