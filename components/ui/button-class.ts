const shape =
  'inline-flex min-h-12 items-center justify-center gap-2.5 rounded-md px-6 py-2.5 text-[1.0625rem] leading-tight font-semibold transition-[background-color,color,border-color,transform] duration-150 active:translate-y-px';

const looks = {
  solid: 'bg-hue text-on-hue border border-hue hover:bg-deep hover:border-deep',
  line: 'border border-field text-ink hover:border-ink hover:bg-wash',
};

/** The classes of a button, or of a link that looks like one. */
export function buttonClass(look: keyof typeof looks = 'solid'): string {
  return `${shape} ${looks[look]}`;
}
