import type { ShownVideo } from '../checked-file/shown-videos';
import type { Finding, Problem } from '../diagnostics/diagnostic';
import { NO_SPEECH } from '../schema/fields/video';
import { hostedVideoOf } from '../schema/hosted-video';
import { defineRule } from './define-rule';

const LINK = '[How it works](/media/demo.mp4)';

export default defineRule({
  category: 'Use pictures and downloads',
  description:
    'A video is one file, or the address of one video at YouTube or Vimeo. It has a picture that is shown before it plays, and captions if anyone speaks in it.',
  rationale:
    'The page has a player for one video, for no channel or list, and browsers refuse to load one of another site. Until a visitor plays it, the picture is all there is of a video. Anyone who can not hear it, or watches it on a train without headphones, reads the captions (WCAG 1.2.2).',
  content: (content) =>
    content
      .files()
      .flatMap(({ videos }) =>
        videos.flatMap((video) => [
          ...sourceOf(video),
          ...posterOf(video),
          ...speechOf(video, video.file !== undefined && content.video(video.file)?.hasSound === true),
        ]),
      ),
});

function sourceOf({ file, address, component, at }: ShownVideo): Finding[] {
  if (file !== undefined && address !== undefined)
    return [
      at('address', {
        message: 'This video has a file and an address, and only the file would be shown.',
        suggestion: 'Delete one of the two, or make two videos of them.',
      }),
    ];
  if (address !== undefined && !hostedVideoOf(address)) return [at('address', notOneVideo(address))];
  if (file !== undefined || address !== undefined) return [];
  return [
    at('whole', {
      message: component
        ? `There is no video in this <${component}>.`
        : 'This video has neither a file nor an address.',
      suggestion: component
        ? `Link to it between the tags, with its title as words:   ${LINK}`
        : 'Add one of them:   file: demo.mp4   or   address: https://vimeo.com/76979871',
    }),
  ];
}

function notOneVideo(address: string): Problem {
  return {
    message: `This is not the address of a video${whereOf(address)}: ${address}`,
    found: address,
    suggestion: 'Open the video there, choose Share, and copy its link:   https://youtu.be/aqz-KE-bpKQ',
  };
}

/** What the address is instead, as far as it can be told. */
function whereOf(address: string): string {
  if (/^https?:\/\/(?:www\.|m\.)?youtube\.com\/(?:@|c\/|channel\/|user\/)/.test(address)) return ', but of a channel';
  if (
    /^https?:\/\/(?:www\.|m\.)?youtube\.com\/playlist|^https?:\/\/(?:www\.)?vimeo\.com\/(?:showcase|album)\//.test(
      address,
    )
  )
    return ', but of a list';
  return ' at YouTube or Vimeo';
}

function posterOf({ hasPoster, component, at }: ShownVideo): Finding[] {
  if (hasPoster) return [];
  return [
    at('whole', {
      message: `This <${component}> has no picture to be shown before it plays.`,
      suggestion: 'Put one above the link:   ![What the video shows](/media/demo.jpg)',
    }),
  ];
}

function speechOf({ captions, speech, component, at }: ShownVideo, hasSound: boolean): Finding[] {
  if (!hasSound || captions !== undefined || speech !== undefined) return [];
  return [
    at('file', {
      message: 'This video has sound, but no captions.',
      suggestion: component
        ? `Link to them below the video:   [Captions](/media/demo.vtt)   If nobody speaks in it:   <${component} speech="${NO_SPEECH}">`
        : `Name them:   captions: demo.vtt   If nobody speaks in it:   speech: ${NO_SPEECH}`,
    }),
  ];
}
