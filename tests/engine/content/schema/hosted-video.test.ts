import { expect, test } from 'vitest';
import { hostedVideoOf } from '../../../../renderer/content/schema/hosted-video';

const ID = 'aqz-KE-bpKQ';

test.each([
  `https://www.youtube.com/watch?v=${ID}`,
  `https://www.youtube.com/watch?v=${ID}&list=PL590L5WQmH8fJ54F369BLDSqIwcs-TCfs&index=2&pp=abc`,
  `https://m.youtube.com/watch?app=desktop&v=${ID}&feature=youtu.be`,
  `https://youtu.be/${ID}?si=7Tz_x1y2z3A4B5C6&t=90`,
  `https://youtube.com/shorts/${ID}?feature=share`,
  `https://www.youtube.com/live/${ID}`,
  `https://www.youtube.com/embed/${ID}?rel=0`,
  `https://www.youtube-nocookie.com/embed/${ID}`,
])('%s is a YouTube video, without tracking parameters', (address) => {
  expect(hostedVideoOf(address)).toEqual({
    host: 'YouTube',
    address: `https://www.youtube.com/watch?v=${ID}`,
    player: `https://www.youtube-nocookie.com/embed/${ID}?autoplay=1`,
  });
});

test.each([
  ['https://vimeo.com/76979871', '76979871', ''],
  ['https://www.vimeo.com/76979871?share=copy#t=10s', '76979871', ''],
  ['https://player.vimeo.com/video/76979871?dnt=0', '76979871', ''],
  ['https://vimeo.com/76979871/8f0c5a2b1d', '76979871/8f0c5a2b1d', 'h=8f0c5a2b1d&'],
  ['https://player.vimeo.com/video/76979871?h=8f0c5a2b1d', '76979871/8f0c5a2b1d', 'h=8f0c5a2b1d&'],
])('%s is a Vimeo video', (address, page, secret) => {
  expect(hostedVideoOf(address)).toEqual({
    host: 'Vimeo',
    address: `https://vimeo.com/${page}`,
    player: `https://player.vimeo.com/video/76979871?${secret}dnt=1&autoplay=1`,
  });
});

test.each([
  'https://www.youtube.com/@tills',
  'https://www.youtube.com/channel/UC1234567890',
  'https://www.youtube.com/playlist?list=PL590L5WQmH8fJ54F369BLDSqIwcs-TCfs',
  'https://www.youtube.com/watch?list=PL590L5WQmH8fJ54F369BLDSqIwcs-TCfs',
  'https://youtu.be/short',
  'https://youtu.be/',
  'https://vimeo.com/showcase/4567',
  'https://vimeo.com/tills',
  'https://vimeo.com/76979871/"onload=',
  'https://youtube.com.example/watch?v=aqz-KE-bpKQ',
  'https://notyoutube.com/watch?v=aqz-KE-bpKQ',
  'https://player.vimeo.com/76979871',
  'javascript:alert(1)',
  '/media/till.mp4',
  'https://',
])('%s is not a supported video', (address) => {
  expect(hostedVideoOf(address)).toBeUndefined();
});
