import { useSettings } from 'sitewright/react';
import { analyticsSettings } from '../model/settings/analytics';

/** The script of the analytics service, in the head. */
export function AnalyticsScript() {
  const { VITE_ANALYTICS: service } = useSettings(analyticsSettings);
  return service && <script defer src={service.script} {...{ [service.attribute]: service.site }} />;
}
