/** Makes every text of the page editable in place. For the dev server only; content/README.md says how. */

import { openInEditor } from './call-server';
import { allEditableTexts, editableTextAt, type Found } from './editable-texts';
import { Editor } from './editor';
import { Frame } from './frame';
import css from './inline-edit.css?inline';
import { TextSteps } from './keyboard-steps';
import { readOpenText, readSession, saveDraft, saveOpenText, updateSession } from './session';

const HINT = 'Tab: next text. Enter: edit. O: open the file. Esc: leave.';

// In a shadow root, the page's styles don't reach it, and the page's scripts don't see it.
const host = document.createElement('aside');
host.setAttribute('aria-label', 'Edit the texts of this page');
const root = host.attachShadow({ mode: 'open' });
root.innerHTML = `<style>${css}</style><div class="bar"><button type="button" class="toggle">Edit texts</button><p role="status"></p></div>`;
const toggle = root.querySelector('button');
const status = root.querySelector('[role=status]');

const frame = new Frame();
const editor = new Editor(say);
const steps = new TextSteps({ onFocus: select, onEdit: edit, onOpen: open });
root.append(steps.element, frame.element, editor.element);
document.body.append(host);

let selected: Found | undefined;
let isEditing = false;
let pointer = { x: -1, y: -1 };

function say(text: string) {
  if (status) status.textContent = text;
}

function select(found: Found | undefined) {
  selected = found;
  frame.show(found);
}

function edit(found: Found) {
  select(undefined);
  editor.open(found);
}

function open({ piece }: Found) {
  openInEditor(piece);
  say(`Opening ${piece.label}:${piece.line} in your editor.`);
}

/** Starts or ends the mode in which the keyboard steps through the texts, and a click edits. */
function setEditing(now: boolean, isFirst: (found: Found) => boolean = () => false) {
  isEditing = now;
  updateSession({ isEditing });
  toggle?.setAttribute('aria-pressed', String(isEditing));
  if (isEditing) {
    say(HINT);
    steps.start(allEditableTexts(), isFirst);
  } else {
    steps.stop();
    say('');
    toggle?.focus();
  }
}

/** After a reload: continues with the text being typed, or says that it is saved. */
function goOn() {
  const { isEditing: wasEditing = false } = readSession();
  const last = readOpenText();
  const own = allEditableTexts().filter(({ piece }) => piece.file === last?.piece.file);
  // Text in a body has no permanent name, so it is recognized by its text; fields and headings have one.
  const isInBody = /^[@=]/.test(last?.piece.place ?? '');
  const find = (source: string) =>
    own.find(({ piece }) => piece.source === source && (isInBody || piece.place === last?.piece.place));
  const written = last?.isSent ? find(last.typed) : undefined;
  if (wasEditing) setEditing(true, (found) => isSame(found, written));
  if (!last) return;
  // The page may be rendered again before the response arrives.
  if (last.saved !== undefined || written) {
    saveOpenText(undefined);
    saveDraft(last.piece, undefined);
    say(`Saved ${last.saved ?? written?.piece.label}.`);
    return;
  }
  editor.open(find(last.piece.source) ?? { piece: last.piece }, last.typed);
}

function isSame(one: Found | undefined, other: Found | undefined): boolean {
  return one?.piece.file === other?.piece.file && one?.piece.place === other?.piece.place;
}

toggle?.addEventListener('click', () => setEditing(!isEditing));

addEventListener('pointermove', ({ clientX, clientY, altKey, target }) => {
  pointer = { x: clientX, y: clientY };
  if (target === host || editor.element.open) return;
  const found = editableTextAt(clientX, clientY);
  // The outlined text stays outlined while the pointer is on it, so that E needs no Alt.
  if (altKey || isEditing) select(found);
  else if (selected && !isSame(found, selected)) select(undefined);
});

addEventListener('keydown', (event) => {
  const { code, key, altKey, shiftKey, ctrlKey, metaKey } = event;
  if (editor.element.open) return;
  if (key === 'Alt') select(editableTextAt(pointer.x, pointer.y) ?? selected);
  if (code === 'KeyE' && altKey && shiftKey) {
    event.preventDefault();
    setEditing(!isEditing);
  } else if (code === 'KeyE' && selected && !ctrlKey && !metaKey && (altKey || !isTyping(event))) {
    event.preventDefault();
    edit(selected);
  } else if (key === 'Escape' && isEditing) {
    setEditing(false);
  } else if (key === 'Escape') {
    select(undefined);
  }
});

// Some browsers open their menu when Alt is released.
addEventListener('keyup', (event) => {
  if (event.key === 'Alt' && selected) event.preventDefault();
});

addEventListener(
  'click',
  (event) => {
    if (event.target === host || !(event.altKey || isEditing)) return;
    const found = editableTextAt(event.clientX, event.clientY);
    if (!found) return;
    // The event does not reach the page's own links and buttons.
    event.preventDefault();
    event.stopPropagation();
    if (event.altKey) open(found);
    else edit(found);
  },
  { capture: true },
);

function isTyping({ target }: KeyboardEvent): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');
}

// The edited text is found again after a reload. The outlined one may be a different one
// once the elements are replaced, after all listeners have been called.
addEventListener('content-update', (event) => {
  if (isEditing || readOpenText()) event.preventDefault();
  else if (selected) queueMicrotask(() => select(editableTextAt(pointer.x, pointer.y)));
});

// Screen readers announce a status that changes, not an initial one.
requestAnimationFrame(goOn);
