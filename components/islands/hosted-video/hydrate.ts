import { PLAYER_FEATURES } from '../../../renderer/content/schema/hosted-video';

/** Shows the player instead of its link once that is clicked. Nothing is drawn, so nothing needs React. */
export async function hydrate(element: HTMLElement) {
  const link = element.querySelector('a');
  const { player = '', title = '' } = element.dataset;
  link?.addEventListener('click', (event) => {
    // Into another tab or window, the link leads as any other.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const frame = document.createElement('iframe');
    Object.assign(frame, { src: player, title, allow: PLAYER_FEATURES.join('; ') });
    // Where a host sends all pages the same policy, that refuses the player.
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
      if (effectiveDirective === 'frame-src') window.location.assign(link.href);
    });
    link.replaceWith(frame);
    frame.focus();
  });
}
