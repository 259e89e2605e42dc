import { Dock, Dog, Kayak, Paddle, Sitting, Standing } from '../crew';
import type { Scene } from '../scene';

export const services = {
  // One reads the river level; the others read along.
  whatsapp: {
    width: 196,
    drawing: (
      <>
        <g transform="translate(46 21)">
          <Sitting gaze={4} />
        </g>
        <g transform="translate(98 21)">
          <Sitting gaze={3} />
        </g>
        <g transform="translate(186 21)scale(-1 1)">
          <path d="M26 48V33Q26 25 31.9 26.1L29.4 18 37.6 20.4 47.4 16.6 51.1 21.3 43 28.9 41 48Z" />
          <path d="M39.3 24.2h.1" />
        </g>
        <path className="hull" d="M2 64c40 6 148 6 188 0-16 13-52 18-94 18S16 77 2 64Z" />
        <path d="M114 12l12-2 3 21-12 2z" />
        <path className="sea" d="M117.5 23q2.5-3 4.5-.7t4.5-.7" />
        <path d="M100.5 53.4l15.3-3.2 6.5-15.2-4.6-2-5.5 12.8-12.7 2.8z" />
      </>
    ),
  },
  // Check-in: the phone meets the post.
  apps: {
    width: 240,
    drawing: (
      <>
        <Dock from={150} to={240} posts={[166, 224]} />
        <g transform="translate(214 19)rotate(90)">
          <Paddle />
        </g>
        <g transform="translate(194 -4)scale(-1 1)">
          <Standing gaze={-2} />
        </g>
        <path d="M194.5 28l9.2 6.9 10.3-4.6-2-4.6-7.7 3.4-6.8-5.1z" />
        <path className="wood" d="M140 22h10v78h-10zM138 16h14v6h-14z" />
        <path d="M132 32h8v16h-8z" />
        <g transform="translate(24 21)">
          <Dog />
        </g>
        <g transform="translate(86 21)">
          <Sitting gaze={3} />
        </g>
        <g transform="translate(72 21)">
          <Kayak />
        </g>
        <path d="M111 34l9-1 2 16-9 1z" />
        <path d="M88.6 53.5l13 2.1 13.8-9.5-2.8-4.2-12.2 8.5-11-1.9z" />
        <path className="oar" d="M125 36c2 3 2 7 0 10M126 31c6 6 6 14 0 20" fill="none" />
      </>
    ),
  },
  // The board with the mornings; one of them is theirs.
  websites: {
    width: 250,
    drawing: (
      <>
        <Dock from={6} to={250} posts={[22, 118, 220]} />
        <path className="oar" d="M34 46v18M88 46v18" />
        <path className="wood" d="M18 2h86v42H18z" />
        <path d="M24 8h20v13h-20zM24 26h20v13h-20zM50 26h20v13h-20zM76 8h20v13h-20zM76 26h20v13h-20z" />
        <path className="hull" d="M50 8h20v13h-20z" />
        <path d="M55 14l4 4 7-7" />
        <path d="M24 26l20 13M76 8l20 13M76 26l20 13" />
        <g transform="translate(144 -4)scale(-1 1)">
          <Standing gaze={2} />
        </g>
        <path d="M142.8 24.6l-14-5-16.1-5-1.4 4.8 15.9 5 14 5z" />
        <g transform="translate(180 -4)scale(-1 1)">
          <Standing gaze={3} />
        </g>
        <g transform="translate(222 64)scale(-1 1)">
          <path className="oar" d="M-18-1c-6 1-9-3-9-8" fill="none" />
          <path d="M6 0L7.8 -15.5 17.8 -20.3 15.7 -25.9 5.3 -25.3 -1.8 -30.2 -1.9 -21.6c-6 0-10 4-11 10-6 3-9 8-9 13Z" />
          <path d="M-2 0v-9M5.7 -21.2h.1" />
        </g>
      </>
    ),
  },
  // It rains. A kayak is also a roof.
  ai: {
    width: 212,
    drawing: (
      <>
        <path
          className="sea"
          d="M14 -2l-5 11M8 24l-5 11M22 42l-5 11M6 54l-5 11M34 -6l-5 11M24 14l-5 11M62 -9l-5 11M92 -12l-5 11M124 -12l-5 11M154 -9l-5 11M184 -2l-5 11M204 10l-5 11M190 24l-5 11M208 36l-5 11M194 48l-5 11M206 60l-5 11"
        />
        <g transform="translate(66 36)">
          <Dog />
        </g>
        <g transform="translate(64 18)">
          <Standing />
        </g>
        <g transform="translate(146 18)">
          <Standing />
        </g>
        <path d="M59.3 49l-5.7-13.3 2.9-17.3-5-.8-3.1 18.7 6.3 14.7z" />
        <path d="M74.2 51.1l7.4-14.7-3.1-19.8-5 .8 2.9 18.2-6.6 13.3z" />
        <path d="M141.3 49l-5.7-13.3 2.9-18.3-5-.8-3.1 19.7 6.3 14.7z" />
        <path d="M156.2 51.1l7.4-14.7-3.1-18.8-5 .8 2.9 17.2-6.6 13.3z" />
        <path className="hull" d="M32 22c30-6 116-6 146 0-14-14-40-18-73-18s-59 4-73 18z" />
      </>
    ),
  },
} satisfies Record<string, Scene>;
