import { endingOf, formatOf, type MediaKind } from '../files/media/media-formats';
import { defineRule } from './define-rule';

export default defineRule({
  category: 'Use pictures and downloads',
  description: 'A video is an MP4 or WebM file, and its captions are a VTT file.',
  rationale: 'Browsers play no others.',
  content: (content) =>
    content.files().flatMap(({ videos }) =>
      videos.flatMap(({ file, captions, at }) => [
        ...(isOther(file, 'video')
          ? [
              at('file', {
                message: `media/${file} is not a video.`,
                found: `.${endingOf(file)}`,
                suggestion: 'Name an MP4 or WebM file.',
              }),
            ]
          : []),
        ...(isOther(captions, 'captions')
          ? [
              at('captions', {
                message: `media/${captions} is not a file with captions.`,
                found: `.${endingOf(captions)}`,
                suggestion: 'Name a VTT file: programs for subtitles export it as WebVTT.',
              }),
            ]
          : []),
      ]),
    ),
});

/** Whether a file is of another kind than wanted. media-has-an-allowed-format reports those of none. */
function isOther(name: string | undefined, wanted: MediaKind): name is string {
  const kind = name === undefined ? undefined : formatOf(name)?.kind;
  return kind !== undefined && kind !== wanted;
}
