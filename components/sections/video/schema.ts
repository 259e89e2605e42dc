import { defineSection, pictureWidth, sectionFields, text, videoFields } from 'sitewright';
import * as z from 'zod';

/** The files of the examples are not in content/media: only the component page has them. */
export const video = defineSection(
  z.strictObject({
    ...sectionFields('video', 'Shows a short video, or one at YouTube or Vimeo once a visitor clicks.'),
    ...videoFields,
    caption: text('What a viewer should look for, one or two sentences.').optional(),
    width: pictureWidth.optional(),
  }),
  {
    least: {
      type: 'video',
      title: 'A kayak goes down the river, an example',
      file: 'examples/river.mp4',
      poster: 'examples/river.svg',
    },
    'at YouTube, with a caption': {
      type: 'video',
      title: 'Big Buck Bunny, an example',
      address: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
      poster: 'examples/photo.svg',
      caption: 'Before the click, nothing comes from YouTube.',
      width: 'column',
    },
    'over the whole page, with captions and long words': {
      type: 'video',
      title: 'Interdepartmental telecommunications responsibilities go down the river',
      file: 'examples/river.mp4',
      poster: 'examples/river.svg',
      captions: 'examples/river.vtt',
      published: '2024-05-02',
      caption: 'It goes on for longer than anyone would read below a video, and names otorhinolaryngology on the way.',
      width: 'full',
    },
  },
);
