import type { Outcome } from './delivery';

declare global {
  interface ImportMetaEnv {
    readonly VITE_ANALYTICS?: string;
  }
  /** The functions of each service's script. At most one script is loaded; a browser may block it. */
  interface Window {
    plausible?: (event: string, options: { props: Record<string, string> }) => void;
    umami?: { track: (event: string, data: Record<string, string>) => void };
    goatcounter?: { count?: (hit: { path: string; title: string; event: true }) => void };
  }
}

/**
 * Reports the outcome of a form to the analytics service, without the visitor's input.
 * @param form the name of the form
 */
export function reportOutcome(form: string, outcome: Outcome) {
  const isSent = outcome === 'delivered';
  const event = isSent ? 'Form sent' : 'Form failed';
  const details: Record<string, string> = isSent ? { form } : { form, reason: outcome };
  try {
    window.plausible?.(event, { props: details });
    window.umami?.track(event, details);
    // GoatCounter has no event details, so each outcome is an event of its own.
    const title = [event, ...Object.values(details)].join(', ');
    window.goatcounter?.count?.({ path: title, title, event: true });
  } catch (error) {
    // The service's own code. The form does not depend on it.
    console.warn('The outcome of the form was not counted', error);
  }
}
