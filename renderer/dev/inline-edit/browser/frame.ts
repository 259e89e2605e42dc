import { boxOf, type Found } from './editable-texts';

/** The outline around a piece, with its place in the files. */
export class Frame {
  readonly element = document.createElement('div');
  readonly #label = document.createElement('span');
  #found: Found | undefined;

  constructor() {
    this.element.className = 'frame';
    this.element.hidden = true;
    this.element.append(this.#label);
    for (const event of ['scroll', 'resize']) addEventListener(event, () => this.#place(), { capture: true });
  }

  show(found: Found | undefined) {
    this.#found = found;
    if (found) this.#label.textContent = `${found.piece.label}:${found.piece.line}`;
    this.#place();
  }

  #place() {
    const box = this.#found && boxOf(this.#found);
    this.element.hidden = !box;
    if (!box) return;
    Object.assign(this.element.style, {
      left: `${box.left}px`,
      top: `${box.top}px`,
      width: `${box.width}px`,
      height: `${box.height}px`,
    });
    // Near the top of the window, the label is below the text; near the right edge, it is right-aligned.
    this.element.classList.toggle('frame-low', box.top < this.#label.offsetHeight);
    this.element.classList.toggle('frame-right', box.left + this.#label.offsetWidth > innerWidth);
  }
}
