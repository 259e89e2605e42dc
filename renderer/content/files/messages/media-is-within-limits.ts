import type { Problem } from '../../diagnostics/diagnostic';
import type { RuleDescription } from '../../diagnostics/rule';
import { formats, MOST_PIXELS, MOST_PIXELS_OF_ANIMATION } from '../media/formats';

const CODE = 'media-is-within-limits';
const MILLION = 1_000_000;

const sizes = new Map(formats.map(({ mostBytes, name }) => [mostBytes, name]));

export const mediaIsWithinLimits: RuleDescription = {
  category: 'Use pictures and downloads',
  description: `A media file has at most ${Math.max(...sizes.keys()) / MILLION} MB, an SVG ${Math.min(...sizes.keys()) / MILLION} MB; a picture has at most ${MOST_PIXELS / MILLION} megapixels.`,
  rationale: 'A file of a few kilobytes can claim a picture so large that the browser of a visitor runs out of memory.',
};

export function tooManyBytes(bytes: number, most: number): Problem {
  return {
    code: CODE,
    message: `This file has ${Math.ceil(bytes / 100_000) / 10} MB; ${most / MILLION} MB are allowed.`,
    found: `${bytes} bytes`,
    suggestion: 'Make it smaller, or offer it for download from another place and link to it.',
  };
}

export function tooManyPixels(width: number, height: number, frames: number): Problem | undefined {
  const pixels = width * height;
  if (pixels > MOST_PIXELS) {
    return {
      code: CODE,
      message: `This picture is ${width} × ${height} pixels, ${Math.ceil(pixels / MILLION)} megapixels; ${MOST_PIXELS / MILLION} are allowed.`,
      found: `${width} × ${height}`,
      suggestion: 'Make it smaller: at most 1600 pixels wide is enough for any page.',
    };
  }
  if (pixels * frames <= MOST_PIXELS_OF_ANIMATION) return undefined;
  return {
    code: CODE,
    message: `The ${frames} frames of this animation have ${Math.ceil((pixels * frames) / MILLION)} megapixels together; ${MOST_PIXELS_OF_ANIMATION / MILLION} are allowed.`,
    found: `${width} × ${height}, ${frames} frames`,
    suggestion: 'Make it smaller, or shorter.',
  };
}

export function tooManyPixelsInside(): Problem {
  return {
    code: CODE,
    message: `The pictures inside this SVG have more than ${MOST_PIXELS / MILLION} megapixels together.`,
    suggestion: 'Make them smaller in the drawing program, or save the whole drawing as a WebP or PNG.',
  };
}

export function tooDeep(most: number): Problem {
  return {
    code: CODE,
    message: `The elements of this SVG are nested more than ${most} levels deep.`,
    suggestion: 'Ungroup its parts in the drawing program, and export it again.',
  };
}

export function tooManyCopies(most: number): Problem {
  return {
    code: CODE,
    message: `This SVG draws more than ${most.toLocaleString('en')} shapes, since it repeats parts that repeat others (<use>), or draws a part inside itself.`,
    suggestion: 'Simplify it in the drawing program, or save it as a PNG.',
  };
}
