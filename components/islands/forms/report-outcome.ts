import type { Outcome } from './delivery';

declare global {
  interface ImportMetaEnv {
    readonly VITE_ANALYTICS?: string;
  }
  /** What the script of each service offers; that of one is there, or none where the browser blocks it. */
  interface Window {
    plausible?: (event: string, options: { props: Record<string, string> }) => void;
    umami?: { track: (event: string, data: Record<string, string>) => void };
    goatcounter?: { count?: (hit: { path: string; title: string; event: true }) => void };
  }
}

/**
 * Tells the service that counts visits what became of a form, and nothing of what was typed.
 * @param form the name of the form
 */
export function reportOutcome(form: string, outcome: Outcome) {
  const isSent = outcome === 'delivered';
  const event = isSent ? 'Form sent' : 'Form failed';
  const details: Record<string, string> = isSent ? { form } : { form, reason: outcome };
  window.plausible?.(event, { props: details });
  window.umami?.track(event, details);
  // It knows no details: each outcome is an event of its own.
  const title = [event, ...Object.values(details)].join(', ');
  window.goatcounter?.count?.({ path: title, title, event: true });
}
