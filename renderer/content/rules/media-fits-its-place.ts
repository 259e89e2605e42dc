import { endingOf, formatOf, type MediaKind } from '../files/media/media-formats';
import { defineRule } from './define-rule';

export default defineRule({
  category: 'Use pictures and downloads',
  description:
    'A picture is a WebP, AVIF, PNG, JPEG, GIF or SVG file, a video an MP4 or WebM file, and captions are a VTT file; the ending says which.',
  rationale:
    'Browsers show and play no others. A file with the wrong ending is sent as the wrong type, and some browsers do not show it.',
  content: (content) =>
    content.files().flatMap(({ media, videos }) => [
      ...media.flatMap(({ name, alt, at }) =>
        alt !== undefined && isOther(name, ['picture', 'drawing'])
          ? at({
              message: `media/${name} is not a picture that browsers can show.`,
              found: `.${endingOf(name)}`,
              suggestion: 'Save it as JPEG (photographs), PNG (screens), or SVG (drawings).',
            })
          : [],
      ),
      ...videos.flatMap(({ file, captions, at }) => [
        ...(isOther(file, ['video'])
          ? [
              at('file', {
                message: `media/${file} is not a video.`,
                found: `.${endingOf(file)}`,
                suggestion: 'Name an MP4 or WebM file.',
              }),
            ]
          : []),
        ...(isOther(captions, ['captions'])
          ? [
              at('captions', {
                message: `media/${captions} is not a file with captions.`,
                found: `.${endingOf(captions)}`,
                suggestion: 'Name a VTT file: programs for subtitles export it as WebVTT.',
              }),
            ]
          : []),
      ]),
    ]),
});

/** Whether a file is of another kind than wanted. media-has-an-allowed-format reports those of none, and media-is-intact what is in them. */
function isOther(name: string | undefined, wanted: readonly MediaKind[]): name is string {
  const kind = name === undefined ? undefined : formatOf(name)?.kind;
  return kind !== undefined && !wanted.includes(kind);
}
