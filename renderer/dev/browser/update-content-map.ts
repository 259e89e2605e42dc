/** In development, on the map of the content: shows the files of each choice at once, and follows each save. */
import { createPagePatcher } from './live-reload';

const updatePage = createPagePatcher(document);

function showChosen() {
  history.replaceState(null, '', `?${queryOf(document.querySelector('form'))}`);
  updatePage();
}

function queryOf(form: HTMLFormElement | null): string {
  const fields = new FormData(form ?? undefined);
  return new URLSearchParams([...fields].map(([name, value]) => [name, String(value)])).toString();
}

/** Whether something was chosen before this script was loaded. */
function isChanged(form: HTMLFormElement | null): boolean {
  const served = form && document.importNode(form, true);
  served?.reset();
  return queryOf(form) !== queryOf(served);
}

document.addEventListener('input', showChosen);
if (isChanged(document.querySelector('form'))) showChosen();
import.meta.hot?.on('content', updatePage);
import.meta.hot?.send('content', performance.timeOrigin);
