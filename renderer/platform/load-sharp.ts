export type SharpLibrary = typeof import('sharp')['default'];

let loading: Promise<SharpLibrary | undefined> | undefined;

/**
 * The library for pictures, which takes a moment to load.
 * @returns undefined if it has no program for this computer: then pictures are published as they are
 */
export function loadSharp(): Promise<SharpLibrary | undefined> {
  loading ??= import('sharp').then(
    ({ default: sharp }) => {
      // Every picture is different: what it keeps would only take memory.
      sharp.cache(false);
      return sharp;
    },
    () => undefined,
  );
  return loading;
}
