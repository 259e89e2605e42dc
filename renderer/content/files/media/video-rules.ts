import type { ProblemOf } from '../../diagnostics/diagnostic';
import type { RuleDescription } from '../../diagnostics/rule-description';

/** Makes a video that every browser plays, without what a camera wrote about it; ffmpeg is free, for all computers (ffmpeg.org). */
export const MAKE_MP4 =
  'ffmpeg -i video.mov -vf "scale=min(1280\\,iw):-2" -c:v libx264 -crf 28 -pix_fmt yuv420p -map_metadata -1 -movflags faststart video.mp4';

/** The rules on what is in a video. */
export const videoRules = {
  'videos-play-in-browsers': {
    category: 'Use pictures and downloads',
    description: 'A video is encoded as H.264, VP8, VP9, or AV1.',
    rationale:
      'Phones film in HEVC, and editors export ProRes: most browsers show a black box for them, often only to visitors who have another computer than you.',
  },
} as const satisfies Record<string, RuleDescription>;

/** What browsers play, as the formats name it. */
const PLAYED = ['avc1', 'avc3', 'vp08', 'vp09', 'av01', 'V_VP8', 'V_VP9', 'V_AV1'];

/** Other encodings that cameras and programs write. */
const NAMES: Record<string, string> = {
  hvc1: 'HEVC',
  hev1: 'HEVC',
  dvh1: 'HEVC',
  mp4v: 'MPEG-4 Part 2',
  apcn: 'ProRes',
  apch: 'ProRes',
};

/** An encoding that few browsers play; undefined for all others. */
export function unplayable(codec: string): ProblemOf<keyof typeof videoRules> | undefined {
  if (PLAYED.includes(codec)) return undefined;
  const name = NAMES[codec];
  return {
    code: 'videos-play-in-browsers',
    message: `This video is encoded as ${name ?? 'something'}${name ? '' : ` (${codec})`}, which most browsers do not play.`,
    found: codec,
    suggestion: `Convert it:   ${MAKE_MP4.replace('video.mov', 'from.mp4')}   iPhones film as every browser plays it once Settings, Camera, Formats, Most Compatible is chosen.`,
  };
}
