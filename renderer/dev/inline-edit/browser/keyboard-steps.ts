import { boxOf, bringIntoView, type Found, isBelowHeader } from './editable-texts';

interface Steps {
  /** The piece that has the focus; undefined if no piece has it. */
  onFocus: (found: Found | undefined) => void;
  onEdit: (found: Found) => void;
  onOpen: (found: Found) => void;
}

/** For the keyboard: an invisible button for each piece. The frame is around the piece whose button has the focus. */
export class TextSteps {
  readonly element = document.createElement('div');
  readonly #actions: Steps;

  constructor(actions: Steps) {
    this.#actions = actions;
    this.element.setAttribute('role', 'group');
    this.element.setAttribute('aria-label', 'The texts of this page');
    this.element.addEventListener('keydown', (event) => this.#step(event));
  }

  /** @param isFirst which piece has the focus at first; otherwise the first below the header has it */
  start(pieces: readonly Found[], isFirst: (found: Found) => boolean) {
    const shown = pieces.filter((found) => boxOf(found) ?? found.holder.closest('details:not([open])'));
    this.element.replaceChildren(...shown.map((found) => this.#button(found)));
    const wanted = shown.findIndex(isFirst);
    const visible = shown.findIndex((found) => {
      const box = boxOf(found);
      return box && isBelowHeader(box);
    });
    this.#focus(Math.max(0, wanted >= 0 ? wanted : visible));
  }

  stop() {
    this.element.replaceChildren();
    this.#actions.onFocus(undefined);
  }

  #button(found: Found): HTMLButtonElement {
    const { piece, holder } = found;
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'step';
    button.setAttribute('aria-label', `Edit “${piece.text}”, ${piece.label}, line ${piece.line}`);
    button.addEventListener('click', () => this.#actions.onEdit(found));
    button.addEventListener('blur', () => this.#actions.onFocus(undefined));
    button.addEventListener('keydown', ({ code, ctrlKey, metaKey }) => {
      if (code === 'KeyO' && !ctrlKey && !metaKey) this.#actions.onOpen(found);
    });
    button.addEventListener('focus', () => {
      const closed = holder.closest('details');
      if (closed) closed.open = true;
      bringIntoView(found);
      this.#actions.onFocus(found);
    });
    return button;
  }

  #step(event: KeyboardEvent) {
    const buttons = [...this.element.children];
    const at = buttons.findIndex((button) => button.matches(':focus'));
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: buttons.length - 1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    this.#focus(next);
  }

  #focus(index: number) {
    const button = this.element.children[index];
    if (button instanceof HTMLElement) button.focus({ preventScroll: true });
  }
}
