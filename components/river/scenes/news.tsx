import { Arm, Dock, Dog, Kayak, Sitting, SittingDog, Standing } from '../crew';
import type { Scene } from '../scene';

export const news = {
  // Nobody paddles; the news is good.
  blog: {
    width: 214,
    drawing: (
      <>
        <g transform="translate(-6 21)">
          <Dog />
        </g>
        <g transform="translate(66 26)rotate(-24)">
          <Sitting />
        </g>
        <path className="hull" d="M2 64c30 6 116 6 146 0-14 14-40 18-73 18S16 78 2 64Z" />
        <path d="M86.1 66.8l19.9-15.4 17.9 13.4 4.2-5.6-22.1-16.6-24.1 18.6z" />
        <path className="oar" d="M124 63l5-12" />
        <path d="M74 24l18 6 20-8v26l-20 8-18-6zM92 30v26" />
        <path d="M79 33l8 2M79 39l8 2M97 36l10-4M97 42l10-4" />
        <g transform="translate(158 70)rotate(-6)">
          <path className="oar" d="M0 0h30" />
          <path d="M2 0c-7 6-19 5-25 0 6-5 18-6 25 0ZM28 0c7-6 19-5 25 0-6 5-18 6-25 0Z" />
        </g>
      </>
    ),
  },
  // One poses, one takes the picture, one is in it.
  press: {
    width: 256,
    isAshore: true,
    drawing: (
      <>
        <Dock from={164} to={350} posts={[176, 240]} />
        <g transform="translate(72 21)">
          <Sitting />
        </g>
        <g transform="translate(70 21)">
          <Dog />
        </g>
        <g transform="translate(72 21)">
          <Kayak />
        </g>
        <path d="M67.7 47.2l-11.2-10.3 0-15.9-5 0 0 18.1 12.8 11.7z" />
        <path d="M79.6 50.9l13.9-11.7 0-18.2-5 0 0 15.8-12.1 10.3z" />
        <g transform="translate(37 19)">
          <path className="oar" d="M0 0h70" />
          <path d="M2 0c-7 6-19 5-25 0 6-5 18-6 25 0ZM68 0c7-6 19-5 25 0-6 5-18 6-25 0Z" />
        </g>
        <g transform="translate(206 -4)scale(-1 1)">
          <Standing gaze={5} />
        </g>
        <path d="M182 6h18v14h-18zM188 6v-4h7v4" />
        <circle cx="186" cy="13" r="5" />
        <path d="M201.5 24l-4.7 3.4-4.7-7.7-4.2 2.6 7.3 12.3 9.3-6.6z" />
        <path className="oar" d="M170 3l-7-4M168 11h-8" />
      </>
    ),
  },
  // One writes, one waits for the end, one has read it.
  author: {
    width: 236,
    isAshore: true,
    drawing: (
      <>
        <Dock from={0} to={340} posts={[22, 122, 222]} />
        <g transform="translate(60 64)">
          <SittingDog />
        </g>
        <g transform="translate(112 16)">
          <Sitting gaze={4} />
        </g>
        <path d="M106 64h9v24h-9zM118 64h9v24h-9z" />
        <path d="M128 40l24-4 4 16-24 4z" />
        <path className="oar" d="M134 45l13-2M135 50l9-1.500" />
        <Arm d="M118 47L130 54 142 46" />
        <path className="oar" d="M142 46l8-14" />
        <g transform="translate(196 -4)scale(-1 1)">
          <Standing gaze={3} />
        </g>
        <Arm d="M200 27L206 40 200 48" />
      </>
    ),
  },
  // The news goes out by paddle post.
  release: {
    width: 250,
    isAshore: true,
    drawing: (
      <>
        <Dock from={0} to={96} posts={[22, 78]} />
        <g transform="translate(44 -4)">
          <Standing gaze={3} />
        </g>
        <Arm d="M48 27L62 24 70 10" />
        <path d="M78 -2l26 8-24 7 5-7zM85 6l-5 7 2-10" />
        <path className="sea" d="M62 -8l8 3M58 0l7 2" />
        <g transform="translate(18 64)">
          <SittingDog />
        </g>
        <g transform="translate(186 21)scale(-1 1)">
          <Sitting gaze={-4} />
        </g>
        <g transform="translate(174 21)">
          <Kayak />
        </g>
        <Arm d="M182 50L170 40 162 28" />
      </>
    ),
  },
} satisfies Record<string, Scene>;
