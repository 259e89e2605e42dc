import type { EditableText } from '../editable-text';
import { type Answer, SAVE_PATH } from '../save-request';

/** Has the server write a text to its place. */
export async function saveOnServer({ file, place, source }: EditableText, after: string): Promise<Answer> {
  try {
    const response = await fetch(SAVE_PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ file, place, before: source, after }),
    });
    return await response.json();
  } catch {
    return { refused: 'The dev server does not answer, so nothing was saved. Start npm run dev again, then save.' };
  }
}

/** Has the server open the file of a piece in the editor, at its line. */
export function openInEditor({ label, line, column }: EditableText) {
  const folder = document.querySelector<HTMLScriptElement>('script[data-folder]')?.dataset.folder;
  const file = `${folder ? `${folder}/` : ''}${label}:${line}:${column}`;
  void fetch(`/__open-in-editor?file=${encodeURIComponent(file)}`);
}
