/** For islands: a door of its own, because browsers load whatever a module imports. */
export { type HostedVideo, PLAYER_FEATURES } from '../content/schema/hosted-video';
