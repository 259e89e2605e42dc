import { analyticsSettings } from '../../pages/settings/analytics';
import { useSettings } from '../../renderer/react/content-context';

/** In the head: the script of the service that counts visits. */
export function AnalyticsScript() {
  const { VITE_ANALYTICS: service } = useSettings(analyticsSettings);
  return service && <script defer src={service.script} {...{ [service.attribute]: service.site }} />;
}
