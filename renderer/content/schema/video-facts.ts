/** What pages need to know of a video in content/media, found by the check. */
export interface VideoFacts {
  /** In pixels, once it is upright. */
  width: number;
  height: number;
  /** How long it takes; undefined where its header does not say. */
  seconds?: number;
  hasSound: boolean;
}
