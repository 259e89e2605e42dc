import { analyticsSettings } from '../../../../components/model/settings/analytics';
import { formSettings } from '../../../../components/model/settings/forms';
import { readSettings } from '../../../../renderer/content/settings';

/** What hosts need of this site: end-to-end tests can't load all of it, because its rules need a bundler. */
const site = { url: 'https://tallwind.example', settings: [formSettings, analyticsSettings] };

/** The facts about this site for hosts, with given settings. */
export const hostFacts = (env: NodeJS.ProcessEnv) => ({ site, settings: readSettings(site, env) });
