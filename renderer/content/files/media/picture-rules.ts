import type { ProblemOf } from '../../diagnostics/diagnostic';
import type { RuleDescription } from '../../diagnostics/rule-description';
import { LARGEST_ANIMATION } from '../limits';

const MILLION = 1_000_000;

/** A longer picture is a strip on a phone. */
const WIDEST_SHAPE = 5;
/** A narrow banner or logo is drawn for its shape; a panorama is taken by a camera. */
const PANORAMA = 3_000;

/** The width of a text on a phone, in pixels of CSS. */
const PHONE = 360;

/** The rules on the content of pictures. */
export const pictureRules = {
  'pictures-suit-screens': {
    category: 'Use pictures and downloads',
    description: 'A picture has the colors, the depth, and a shape that screens show.',
    rationale:
      'A picture for print looks duller on a screen, 16 bits per color are twice the size and no screen shows them, and a panorama is a strip on a phone.',
  },
  'animations-are-small': {
    category: 'Use pictures and downloads',
    description: `An animated picture has at most ${LARGEST_ANIMATION / MILLION} MB.`,
    rationale:
      'A GIF stores each frame as a picture, and is published as it is. A video of the same length is a tenth of it.',
  },
} as const satisfies Record<string, RuleDescription>;

type PictureProblem = ProblemOf<keyof typeof pictureRules>;

/** What a decoder says about a picture. */
interface Metadata {
  /** Of one frame, in pixels. */
  width: number;
  height: number;
  space?: string;
  depth?: string;
}

const CONVERT = 'Run   npm run media   which converts it, or export it again';

/** What the site converts, or what no screen shows well; an editor may prefer to do it by hand. */
export function unsuitedFor({ width, height, space, depth }: Metadata): PictureProblem[] {
  const found: Omit<PictureProblem, 'code' | 'severity'>[] = [];
  if (space === 'cmyk')
    found.push({
      message: 'This picture has the colors of print (CMYK). The site converts them, and some get duller.',
      found: 'CMYK',
      suggestion: `${CONVERT} as RGB (sRGB) to choose them yourself.`,
    });
  if (depth === 'ushort')
    found.push({
      message: 'This picture has 16 bits per color. Screens show 8.',
      found: '16 bits',
      suggestion: `${CONVERT} with 8 bits per channel.`,
    });
  const [long, short] = [Math.max(width, height), Math.min(width, height)];
  if (long > PANORAMA && long > WIDEST_SHAPE * short)
    found.push({
      message: `This panorama is ${width} \u00d7 ${height} pixels: ${Math.round(PHONE * (short / long))} pixels high on a phone.`,
      found: `${width} \u00d7 ${height}`,
      suggestion: `Crop it, to at most ${WIDEST_SHAPE} times as long as it is short.`,
    });
  return found.map((problem) => ({ ...problem, severity: 'warning', code: 'pictures-suit-screens' }));
}

/** An animation that should be a video; undefined for all other pictures. */
export function tooLargeAnimation(bytes: number, frames: number): PictureProblem | undefined {
  if (frames < 2 || bytes <= LARGEST_ANIMATION) return undefined;
  return {
    code: 'animations-are-small',
    message: `This animation has ${Math.ceil(bytes / 100_000) / 10} MB. A video is a tenth of it.`,
    found: `${bytes} bytes`,
    suggestion:
      'Make a video of it:   ffmpeg -i animation.gif -movflags faststart -pix_fmt yuv420p -vf "crop=trunc(iw/2)*2:trunc(ih/2)*2" animation.mp4',
  };
}
