/** The part of heic-decode that is used: it comes without types. */
declare module 'heic-decode' {
  interface HeicImage {
    width: number;
    height: number;
    /** @returns four bytes for each pixel: red, green, blue, and opacity */
    decode(): Promise<{ data: Uint8ClampedArray }>;
  }
  const decode: { all(options: { buffer: Uint8Array }): Promise<HeicImage[] & { dispose(): void }> };
  export default decode;
}
