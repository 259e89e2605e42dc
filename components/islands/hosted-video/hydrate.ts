import { PLAYER_FEATURES } from 'sitewright/browser/hosted-video';

/** Replaces the link with the player on a click, without React. */
export async function hydrate(element: HTMLElement) {
  const link = element.querySelector('a');
  const { player = '', title = '' } = element.dataset;
  link?.addEventListener('click', (event) => {
    // The visitor asked for another tab or window.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const frame = document.createElement('iframe');
    Object.assign(frame, { src: player, title, allow: PLAYER_FEATURES.join('; ') });
    // Some hosts can't send a policy for a single page: there, the policy of all pages blocks the player.
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
      if (effectiveDirective === 'frame-src') window.location.assign(link.href);
    });
    link.replaceWith(frame);
    frame.focus();
  });
}
