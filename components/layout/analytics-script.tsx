import { analyticsSettings } from '../../pages/settings/analytics';
import { useSettings } from '../../renderer/react/content-context';

/** The script of the analytics service, in the head. */
export function AnalyticsScript() {
  const { VITE_ANALYTICS: service } = useSettings(analyticsSettings);
  return service && <script defer src={service.script} {...{ [service.attribute]: service.site }} />;
}
