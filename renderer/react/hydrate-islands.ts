/** How the code of each island is loaded, and when: once it comes near the window, or once a visitor uses it. */
type Islands = Readonly<
  Record<
    string,
    { load: () => Promise<{ hydrate: (element: HTMLElement) => Promise<unknown> }>; when: 'near' | 'used' }
  >
>;

/** The islands of the site, if it has any: the bundler replaces the call with an import. */
const [islands = {}] = Object.values(
  import.meta.glob<Islands>('/components/islands/registry.ts', { eager: true, import: 'islands' }),
);

/** How far below the window an island starts to load. */
const NEAR = '300px';

/** Hydrates each island of a document or a part of it when it comes near the window or is first used. Each fails alone. */
export function hydrateIslands(root: ParentNode) {
  for (const element of root.querySelectorAll<HTMLElement>('[data-island]')) {
    const name = element.dataset.island ?? '';
    const island = islands[name];
    if (!island) throw new Error(`The site has no island "${name}"`);
    let isLoading = false;
    const hydrate = () => {
      if (isLoading) return;
      isLoading = true;
      island
        .load()
        .then((module) => module.hydrate(element))
        .catch((error: unknown) => {
          console.error(`The island ${name} failed`, error);
          element.dispatchEvent(new Event('failed'));
        });
    };
    if (island.when === 'near') whenNear(element, hydrate);
    else whenUsed(element, hydrate);
  }
}

function whenNear(element: HTMLElement, hydrate: () => void) {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      hydrate();
    },
    { rootMargin: NEAR },
  );
  observer.observe(element);
  for (const use of ['pointerenter', 'focusin']) element.addEventListener(use, hydrate);
}

/**
 * A form that nobody uses loads nothing. A press of Send before it is hydrated is kept in data-pressed, and use-form.ts
 * sends it then; if its code can't be loaded or fails, the browser posts the form natively. data-touched is when the form was first
 * used by hand, in milliseconds since 1970: a script's own events are not trusted.
 */
function whenUsed(element: HTMLElement, hydrate: () => void) {
  for (const use of ['pointerdown', 'focusin', 'input']) {
    element.addEventListener(use, (event) => {
      if (event.isTrusted) element.dataset.touched ??= String(Date.now());
      hydrate();
    });
  }
  const hold = (event: Event) => {
    if (element.querySelector('form[data-hydrated]')) return;
    event.preventDefault();
    element.dataset.pressed = '';
    hydrate();
  };
  element.addEventListener('submit', hold);
  element.addEventListener('failed', () => {
    element.removeEventListener('submit', hold);
    if (element.dataset.pressed !== undefined) element.querySelector('form')?.requestSubmit();
    delete element.dataset.pressed;
  });
}
