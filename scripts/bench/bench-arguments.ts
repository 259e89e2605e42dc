import { didYouMean } from '../../renderer/content/text/did-you-mean';

/** The benchmarks, with their default numbers of articles. */
export const usualSizes = {
  check: [100, 1_000, 10_000],
  build: [100, 1_000, 5_000, 10_000],
  images: [200],
  rules: [1_000],
};

export type Timed = keyof typeof usualSizes;

interface Asked {
  timed: Timed[];
  /** A commit or "astro", to compare builds with. */
  against?: string;
  /** Empty for the defaults. */
  sizes: number[];
}

const USAGE = 'Say what to time, and with how many articles: npm run bench -- build 1000 5000';

/** Reads words such as `build against main 5000`. Without a name, everything is timed. */
export function readBenchArguments(words: readonly string[]): Asked | { mistake: string } {
  const [timed, sizes]: [Set<Timed>, number[]] = [new Set(), []];
  let against: string | undefined;
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] ?? '';
    if (word === 'against') {
      index += 1;
      against = words[index];
      if (against === undefined)
        return { mistake: 'Name a commit after "against", or astro: npm run bench -- build against main 5000' };
    } else if (/^\d+$/.test(word)) sizes.push(Number(word));
    else if (isTimed(word)) timed.add(word);
    else
      return {
        mistake: `Unknown word "${word}". ${didYouMean(word, [...Object.keys(usualSizes), 'against'])}\n${USAGE}`,
      };
  }
  if (against !== undefined && [...timed].join() !== 'build')
    return { mistake: `Only builds are compared: npm run bench -- build against ${against}` };
  return { timed: timed.size > 0 ? [...timed] : names, sizes, ...(against !== undefined && { against }) };
}

const names = Object.keys(usualSizes).filter(isTimed);

function isTimed(word: string): word is Timed {
  return Object.hasOwn(usualSizes, word);
}
