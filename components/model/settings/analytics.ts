import { defineSettings, isSecure } from 'sitewright';
import * as z from 'zod';

/** An analytics service without cookies, with the facts for pages, the security policy, and the privacy policy. */
interface Analytics {
  /** Its name. */
  service: string;
  /** The address of its script. */
  script: string;
  /** The script's attribute for the site's ID at the service. */
  attribute: string;
  site: string;
  /** The address that the script reports to. */
  collector: string;
}

const ANALYTICS_SERVICES = {
  plausible: {
    name: 'Plausible',
    attribute: 'data-domain',
    isSite: /^[a-z\d.-]+$/i,
    collector: (script: string) => new URL('/api/event', script).href,
  },
  umami: {
    name: 'Umami',
    attribute: 'data-website-id',
    isSite: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i,
    collector: (script: string) => new URL('api/send', script).href,
  },
  goatcounter: {
    name: 'GoatCounter',
    attribute: 'data-goatcounter',
    isSite: /^https?:.+\/count$/,
    collector: (_script: string, site: string) => site,
  },
};

const analytics = z
  .string()
  .transform((value, context) => {
    const found = analyticsOf(value);
    if (found) return found;
    context.addIssue(
      'must be a service, the address of its script, and the site there, such as "plausible https://plausible.example.com/js/script.js www.example.com", "umami https://umami.example.com/script.js 94db1cb1-74f4-4a40-ad6c-962362670409", or "goatcounter https://stats.example.com/count.js https://stats.example.com/count"',
    );
    return z.NEVER;
  })
  .optional();

function analyticsOf(value: string): Analytics | undefined {
  const [name = '', script = '', site = '', ...more] = value.split(/\s+/);
  const service = Object.entries(ANALYTICS_SERVICES).find(([each]) => each === name)?.[1];
  if (!service?.isSite.test(site) || more.length > 0 || !isSecure(script)) return undefined;
  const collector = service.collector(script, site);
  if (!isSecure(collector)) return undefined;
  return { service: service.name, script, attribute: service.attribute, site, collector };
}

/** The optional analytics service. */
export const analyticsSettings = defineSettings({
  schema: z.object({ VITE_ANALYTICS: analytics }),
  origins: ({ VITE_ANALYTICS: service }) =>
    service ? { scripts: [service.script], requests: [service.collector] } : {},
});
