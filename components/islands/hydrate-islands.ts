import { type IslandName, islands } from './registry';

/** How far below the window an island starts to load. */
const NEAR = '300px';

/** Hydrates each island of a document or a part of it when it comes near the window or is first touched. Each fails alone. */
export function hydrateIslands(root: ParentNode) {
  for (const element of root.querySelectorAll<HTMLElement>('[data-island]')) watch(element);
}

function watch(element: HTMLElement) {
  const name = element.dataset.island as IslandName;
  const start = () => {
    observer.disconnect();
    for (const touch of ['pointerenter', 'focusin']) element.removeEventListener(touch, start);
    islands[name]()
      .then(({ hydrate }) => hydrate(element))
      .catch((error: unknown) => console.error(`The island ${name} was not hydrated`, error));
  };
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some((entry) => entry.isIntersecting)) start();
    },
    { rootMargin: NEAR },
  );
  observer.observe(element);
  for (const touch of ['pointerenter', 'focusin']) element.addEventListener(touch, start, { once: true });
}
