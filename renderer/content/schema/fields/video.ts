import * as z from 'zod';
import { href } from './address';
import { date } from './date';
import { reference } from './reference';
import { text } from './text';

/** Says of a video with sound that it needs no captions: nobody speaks in it. */
export const NO_SPEECH = 'none';

/** Whether the fields beside a field are those of a video. */
export function isVideo(field: z.ZodType): boolean {
  return field.meta()?.isVideo === true;
}

/** The fields of a video: a file, or the address of one at YouTube or Vimeo. videos-are-complete says which belong together. */
export const videoFields = {
  title: text('What the video shows, in a few words: visitors read it below the video.').meta({ isVideo: true }),
  file: reference('video', 'The video: the path of an MP4 or WebM in the folder media, such as demo.mp4.').optional(),
  address: href(
    'Instead of a file: its address at YouTube or Vimeo, such as https://vimeo.com/76979871. The player is loaded once a visitor clicks.',
  ).optional(),
  poster: reference('picture', 'The picture that is shown before it plays: its path in the folder media.'),
  captions: reference(
    'captions',
    'What is said, as captions: the path of a VTT file in the folder media, such as demo.vtt.',
  ).optional(),
  speech: z
    .literal(NO_SPEECH)
    .describe('none, in place of captions, if nobody speaks in a video that has sound.')
    .optional(),
  published: date(
    'The day on which it was first shown, year-month-day, for search engines; without it, that of the article or release.',
  ).optional(),
};
