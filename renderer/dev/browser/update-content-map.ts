/** In development, on the map of the content: shows the files of each choice at once, and follows each save. */
import { createPagePatcher } from './live-reload';

const updatePage = createPagePatcher(document);

document.addEventListener('input', () => {
  const chosen = new FormData(document.querySelector('form') ?? undefined);
  history.replaceState(null, '', `?${new URLSearchParams([...chosen].map(([name, value]) => [name, String(value)]))}`);
  updatePage();
});
import.meta.hot?.on('content', updatePage);
import.meta.hot?.send('content', performance.timeOrigin);
