import type { ProblemOf } from '../../diagnostics/diagnostic';
import type { RuleDescription } from '../../diagnostics/rule-description';
import { part } from '../../text/shorten-text';

/** The rules on SVG files. */
export const svgRules = {
  'svg-is-safe': {
    category: 'Use pictures and downloads',
    description: 'An SVG is well-formed, contains only a drawing, and loads nothing from elsewhere.',
    rationale:
      'An SVG is a small web page: it can run scripts, load files that tell their owner who visits us, or contain a form that asks for a password.',
  },
  'svg-has-a-size': {
    category: 'Use pictures and downloads',
    description: 'An SVG says how wide and high it is.',
    rationale:
      'Without a viewBox, or a width and a height in pixels, browsers show the upper left corner of a drawing, 300 by 150 pixels large.',
  },
} as const satisfies Record<string, RuleDescription>;

type SvgProblem = ProblemOf<keyof typeof svgRules>;

/** How many characters of the file a message quotes. */
const LONGEST_QUOTE = 60;

const EXPORT_AGAIN = 'Delete it, or export the drawing again as "plain SVG".';

/** Extra advice on elements that drawing programs do write. */
const INSTEAD: Record<string, string> = {
  script: 'Delete it: a drawing needs no script.',
  foreignObject:
    'Export the drawing again without it: in Illustrator, turn off "Preserve Illustrator Editing Capabilities"; elsewhere, convert text to paths.',
};

export const unsafeElement = (name: string): SvgProblem => ({
  code: 'svg-is-safe',
  message: `<${name}> is not allowed in an SVG on this site.`,
  found: `<${name}>`,
  suggestion: INSTEAD[name] ?? EXPORT_AGAIN,
});

export const withoutSize = (): SvgProblem => ({
  code: 'svg-has-a-size',
  message: 'This SVG has no viewBox, and no width and height in pixels, so browsers would show only a corner of it.',
  found: 'no size',
  suggestion: 'Export the drawing again with its size, or add it here:   <svg viewBox="0 0 WIDTH HEIGHT" …>',
});

export const eventHandler = (name: string): SvgProblem => ({
  code: 'svg-is-safe',
  message: `The attribute ${name} can run a script.`,
  found: name,
  suggestion: 'Export the drawing again as "plain SVG", or delete the attribute: a drawing needs no script.',
});

export const animatedAddress = (name: string): SvgProblem => ({
  code: 'svg-is-safe',
  message: `This animation changes the attribute ${name}, so it can lead to another site or run a script.`,
  found: name,
  suggestion: 'Export the drawing again without the animation, or delete it here.',
});

export const otherBase = (): SvgProblem => ({
  code: 'svg-is-safe',
  message: 'The attribute xml:base turns every reference in this SVG into one to another file.',
  found: 'xml:base',
  suggestion: 'Export the drawing again as "plain SVG", or delete the attribute.',
});

/** @param where the attribute or element that has the reference */
export const externalReference = (where: string, address: string): SvgProblem => ({
  code: 'svg-is-safe',
  message: `${where.startsWith('<') ? `${where}>` : `The attribute ${where}`} refers to something outside of this file: ${beginningOf(address)}`,
  found: beginningOf(address),
  suggestion:
    'Delete it, or embed the picture (PNG, JPEG, WebP, or GIF) in the drawing program. Only parts of this file, such as #shape, can be referred to.',
});

export const documentType = (): SvgProblem => ({
  code: 'svg-is-safe',
  message:
    'A document type (DOCTYPE) can define entities, which let a small file grow without limit, so this file is not read.',
  found: '<!DOCTYPE',
  suggestion: 'Delete it, from <!DOCTYPE to its >. If the file uses entities such as &ns_svg;, export it again.',
});

export const instruction = (target: string): SvgProblem => ({
  code: 'svg-is-safe',
  message: `The instruction <?${target}?> can load a style sheet or another file.`,
  found: `<?${target}?>`,
  suggestion: 'Delete it, up to its ?>.',
});

export const otherCharacterSet = (found: string): SvgProblem => ({
  code: 'svg-is-safe',
  message: `This SVG is not written in UTF-8, but in ${found}.`,
  found,
  suggestion: 'Save it as UTF-8, and delete the encoding from its first line.',
});

export const otherRoot = (name: string): SvgProblem => ({
  code: 'svg-is-safe',
  message: `This file does not begin with <svg xmlns="http://www.w3.org/2000/svg">, but with <${name}>.`,
  found: `<${name}>`,
  suggestion:
    name === 'svg'
      ? 'Add   xmlns="http://www.w3.org/2000/svg"   to <svg>: without it, browsers do not draw the file.'
      : 'Export the drawing again as SVG.',
});

/** @param detail what the XML parser says */
export const malformed = (detail: string): SvgProblem => ({
  code: 'svg-is-safe',
  message: `This drawing has a mistake, so browsers do not draw it: ${detail}.`,
  found: detail,
  suggestion: 'Export the drawing again as SVG, or correct it here.',
});

function beginningOf(text: string): string {
  const whole = text.trim();
  return whole.length > LONGEST_QUOTE ? `${part(whole, 0, LONGEST_QUOTE)}…` : whole;
}
