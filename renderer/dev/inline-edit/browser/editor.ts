import type { EditableText } from '../editable-text';
import type { Answer } from '../save-request';
import { openInEditor, saveOnServer } from './call-server';
import { boxOf, bringIntoView, type Found } from './editable-texts';
import { keyOf, readSession, saveDraft, saveOpenText } from './session';

/** How far the editor stays from the edges of the window. */
const MARGIN = 8;

const MARKUP = `
  <form method="dialog">
    <p class="place" id="place"></p>
    <label for="text"></label>
    <p class="reach" id="reach"></p>
    <textarea id="text" rows="1" spellcheck="true"></textarea>
    <pre role="alert" id="refusal" tabindex="0"></pre>
    <div class="buttons">
      <button type="submit" class="solid">Save <kbd></kbd></button>
      <button type="button" name="cancel">Cancel <kbd>Esc</kbd></button>
      <button type="button" name="open">Open the file</button>
    </div>
  </form>
`;

/** The box in which a piece is edited, at the place where it is on the page. */
export class Editor {
  readonly element = document.createElement('dialog');
  readonly #place: HTMLElement;
  readonly #label: HTMLElement;
  readonly #reach: HTMLElement;
  readonly #text: HTMLTextAreaElement;
  readonly #refusal: HTMLElement;
  readonly #saveKey: HTMLElement;
  readonly #say: (status: string) => void;
  #piece: EditableText | undefined;

  /** @param say reports the result to the editor */
  constructor(say: (status: string) => void) {
    this.#say = say;
    this.element.innerHTML = MARKUP;
    this.element.setAttribute('aria-labelledby', 'place');
    this.#place = part(this.element, '.place', HTMLElement);
    this.#label = part(this.element, 'label', HTMLElement);
    this.#reach = part(this.element, '.reach', HTMLElement);
    this.#text = part(this.element, 'textarea', HTMLTextAreaElement);
    this.#refusal = part(this.element, 'pre', HTMLElement);
    this.#saveKey = part(this.element, '.solid kbd', HTMLElement);
    this.#text.setAttribute('aria-describedby', 'reach refusal');
    this.#text.addEventListener('input', () => this.#saveTyped());
    this.#text.addEventListener('keydown', (event) => this.#saveByKey(event));
    part(this.element, 'form', HTMLFormElement).addEventListener('submit', (event) => {
      event.preventDefault();
      void this.#save();
    });
    part(this.element, '[name=cancel]', HTMLElement).addEventListener('click', () => this.element.close());
    part(this.element, '[name=open]', HTMLElement).addEventListener('click', () => {
      if (this.#piece) openInEditor(this.#piece);
    });
    this.element.addEventListener('close', () => this.#saveDraft());
  }

  /**
   * @param found the piece; its holder is undefined if the page no longer has it
   * @param typed the unsaved text, if it differs from the file
   */
  open({ piece, holder }: Pick<Found, 'piece'> & Partial<Found>, typed?: string) {
    const draft = readSession().drafts?.[keyOf(piece)];
    const isDraft = typed === undefined && draft !== undefined;
    this.#piece = piece;
    this.#place.textContent = `${piece.label}:${piece.line}:${piece.column}`;
    const hint = piece.hint ?? 'The text, in Markdown.';
    this.#label.textContent = isDraft ? `${hint} What you typed before is here again.` : hint;
    this.#reach.textContent = piece.reach ?? '';
    this.#saveKey.textContent = piece.isLong ? 'Ctrl+Enter' : 'Enter';
    this.#text.value = typed ?? draft ?? piece.source;
    this.#text.readOnly = false;
    if (!this.element.open) this.element.showModal();
    this.#refuse('');
    this.#moveTo(holder && { piece, holder });
    this.#saveTyped();
    this.#text.focus();
    this.#text.select();
  }

  /** Over the text, in its typeface. */
  #moveTo(found: Found | undefined) {
    if (found) bringIntoView(found);
    const box = found && boxOf(found);
    const type = found && getComputedStyle(found.holder);
    const { style } = this.element;
    style.setProperty('--family', type?.fontFamily ?? 'inherit');
    style.setProperty('--size', type?.fontSize ?? 'inherit');
    style.setProperty('--weight', type?.fontWeight ?? 'inherit');
    style.setProperty('--width', `${box?.width ?? 0}px`);
    style.left = `${(box?.left ?? 0) - this.#text.offsetLeft}px`;
    style.top = `${(box?.top ?? 0) - this.#text.offsetTop}px`;
    this.#fit();
  }

  /** As high as the text, and inside the window. */
  #fit() {
    const { style } = this.#text;
    style.height = 'auto';
    style.height = `${this.#text.scrollHeight + 2 * this.#text.clientTop}px`;
    const { left, top, width, height } = this.element.getBoundingClientRect();
    this.element.style.left = `${clamp(left, innerWidth - width)}px`;
    this.element.style.top = `${clamp(top, innerHeight - height)}px`;
  }

  #saveTyped() {
    this.#fit();
    if (this.#piece) saveOpenText({ piece: this.#piece, typed: this.#text.value, isSent: false });
  }

  #saveByKey(event: KeyboardEvent) {
    const saves = event.key === 'Enter' && (event.ctrlKey || event.metaKey || !this.#piece?.isLong);
    if (!saves || event.isComposing) return;
    event.preventDefault();
    void this.#save();
  }

  async #save() {
    const piece = this.#piece;
    if (!piece || this.#text.readOnly) return;
    const typed = this.#typed();
    if (typed === piece.source) return this.element.close();
    saveOpenText({ piece, typed, isSent: true });
    this.#text.readOnly = true;
    const answer = await saveOnServer(piece, typed);
    // The editor may be in another text by now.
    if (this.#piece !== piece) return this.#sayLate(piece, answer);
    this.#text.readOnly = false;
    if ('refused' in answer) {
      this.#saveTyped();
      this.#refuse(answer.refused);
      this.#text.focus();
      return;
    }
    // The page is rendered again, and main.ts continues from the session.
    saveOpenText({ piece, typed, isSent: true, saved: answer.saved });
    this.#piece = undefined;
    this.element.close();
    this.#say(`Saved ${answer.saved}. The page is being made again.`);
  }

  #sayLate(piece: EditableText, answer: Answer) {
    if ('refused' in answer) {
      this.#say(`${piece.label}:${piece.line} was not saved. Edit it again: what you typed is still there.`);
      return;
    }
    saveDraft(piece, undefined);
    this.#say(`Saved ${answer.saved}.`);
  }

  /** Single-line texts drop pasted line breaks. */
  #typed(): string {
    const text = this.#text.value.trim();
    return this.#piece?.isLong ? text : text.replace(/\s*\n\s*/g, ' ');
  }

  #refuse(reason: string) {
    this.#refusal.textContent = reason;
    this.#text.setAttribute('aria-invalid', String(reason !== ''));
    this.#fit();
  }

  #saveDraft() {
    if (!this.#piece) return;
    const typed = this.#text.value;
    saveDraft(this.#piece, typed === this.#piece.source ? undefined : typed);
    saveOpenText(undefined);
    this.#piece = undefined;
  }
}

/** The element of the markup above for a selector. */
function part<Kind extends HTMLElement>(root: ParentNode, selector: string, kind: new () => Kind): Kind {
  const found = root.querySelector(selector);
  if (found instanceof kind) return found;
  throw new Error(`The editor has no ${selector}`);
}

function clamp(value: number, most: number): number {
  return Math.max(MARGIN, Math.min(value, most - MARGIN));
}
