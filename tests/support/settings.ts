import { readSettings as read } from '../../renderer/content/settings';
import { site } from './site';

/** The settings of the site under test, from the environment or from other variables. */
export const readSettings = (env: NodeJS.ProcessEnv = process.env) => read(site, env);

/** The facts about it for hosts, with given settings. */
export const hostFacts = (env: NodeJS.ProcessEnv = {}) => ({ site, settings: readSettings(env) });
