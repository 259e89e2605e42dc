import { Arm, CrossedPaddle, Dock, Dog, Kayak, Paddle, Sitting, SittingDog, Standing, Walking } from '../crew';
import type { Scene } from '../scene';

export const offers = {
  // Four legs under a hull. The dog carries the paddle.
  solution: {
    width: 268,
    isAshore: true,
    drawing: (
      <>
        <Dock from={0} to={360} posts={[26, 126, 226]} />
        <g transform="translate(60 -4)">
          <Walking />
        </g>
        <g transform="translate(126 -4)">
          <Walking />
        </g>
        <path className="hull" d="M18 26c30-6 116-6 146 0-14-14-40-18-73-18s-59 4-73 18z" />
        <path d="M62.4 35.4l15.7 3.6 2.4-16.6-5-.8-1.6 11.4-10.3-2.4z" />
        <path d="M128.4 35.4l15.7 3.6 2.4-16.6-5-.8-1.6 11.4-10.3-2.4z" />
        <g transform="translate(212 64)">
          <path className="oar" d="M-20-17c-5-1-8-5-7-11" fill="none" />
          <path d="M6-11V0H1v-9h-15V0h-6l-1-11c-1-4 0-8 5-8L-3.4-20L-1.4 -23.1 -.4 -31.6 6.2 -26 16.6 -25.5 18 -19.7 7.6 -16.1Z" />
          <path d="M6.2 -21.9h.1" />
        </g>
        <g transform="translate(198 49)">
          <path className="oar" d="M0 0h60" />
          <path d="M2 0c-7 6-19 5-25 0 6-5 18-6 25 0ZM58 0c7-6 19-5 25 0-6 5-18 6-25 0Z" />
        </g>
      </>
    ),
  },
  // Three tied in a row; the dog has not decided.
  hub: {
    width: 288,
    isAshore: true,
    drawing: (
      <>
        <Dock from={238} to={380} posts={[246]} />
        <g transform="translate(280 19)rotate(90)">
          <Paddle />
        </g>
        <g transform="translate(258 -4)scale(-1 1)">
          <Standing gaze={2} />
        </g>
        <path d="M260.4 27.9l8.1 7 11.4-4.6-1.8-4.6-8.6 3.4-5.9-5z" />
        <path className="oar" d="M74 64q4 9 8 0M150 64q4 9 8 0M226 63q8 8 14 2" fill="none" />
        <path className="hull" d="M4 63c15 5 57 5 72 0-6 13-19 18-36 18s-30-5-36-18z" />
        <path className="hull" d="M80 63c15 5 57 5 72 0-6 13-19 18-36 18s-30-5-36-18z" />
        <path className="hull" d="M156 63c15 5 57 5 72 0-6 13-19 18-36 18s-30-5-36-18z" />
        <g transform="translate(100 66)">
          <path className="oar" d="M-45-17c-5-1-8-5-7-11" fill="none" />
          <path d="M6-11V0H1v-9h-40V0h-6l-1-11c-1-4 0-8 5-8L-2-20L0 -24 3 -32 8 -25 18 -22 18 -16 7 -15Z" />
          <path d="M7 -21h.1" />
        </g>
      </>
    ),
  },
  // One fixes it, one holds the glue, one stays below.
  examples: {
    width: 240,
    isAshore: true,
    drawing: (
      <>
        <Dock from={0} to={340} posts={[22, 122, 222]} />
        <path className="oar" d="M64 64l8-24 8 24M160 64l8-24 8 24" fill="none" />
        <g transform="translate(116 64)">
          <SittingDog />
        </g>
        <path className="hull" d="M47 42c30-6 116-6 146 0-14-14-40-18-73-18s-59 4-73 18z" />
        <path d="M96 28l18-3 3 12-18 3z" />
        <path d="M93 31l6-1M96 37l6-1M111 27l6-1M114 34l6-1" />
        <g transform="translate(32 -4)">
          <Standing gaze={3} />
        </g>
        <path className="oar" d="M53 0l9 20" />
        <path className="wood" d="M45-4l14-6 4 8-14 6z" />
        <path d="M34.5 29.4l15.1-3.2 9.5-15.9-4.2-2.6-8.5 14.1-12.9 2.8z" />
        <g transform="translate(212 -4)scale(-1 1)">
          <Standing gaze={3} />
        </g>
        <path className="oar" d="M172 6l10 18" />
        <path d="M176 20h18l-2 16h-14z" />
        <path d="M208.5 25l-7 5.3-10.9-2.7-1.2 4.8 13.1 3.3 9-6.7z" />
      </>
    ),
  },
  // What a kayak weighs, dog included.
  pricing: {
    width: 250,
    isAshore: true,
    drawing: (
      <>
        <Dock from={156} to={350} posts={[170, 236]} />
        <path className="wood" d="M158 64V-4h7v68zM165-4H70v5h95" />
        <path className="oar" d="M158 18L138 1" />
        <path className="oar" d="M78 1v5M78 26v4M78 30L16 53M78 30l60 23" fill="none" />
        <path d="M78 6a10 10 0 1 1 0 20 10 10 0 0 1 0-20z" />
        <path d="M78 16l6 6M78 9v1M71 16h1M84 16h1" />
        <g transform="translate(40 16)">
          <Dog />
        </g>
        <g transform="translate(76 7)">
          <Kayak />
        </g>
        <g transform="translate(194 -4)scale(-1 1)">
          <Standing gaze={2} />
        </g>
        <path d="M190.4 27.5l-10-1.8-7.4-10.2-4 3 8.6 11.8 12 2.2z" />
        <g transform="translate(228 -4)scale(-1 1)">
          <Standing gaze={3} />
        </g>
      </>
    ),
  },
  // Someone stays up.
  care: {
    width: 250,
    isAshore: true,
    drawing: (
      <>
        <path className="oar" d="M158 54c-10 14-14 12-20 10M158 52c-4 6-2 6-6 4" fill="none" />
        <g transform="translate(80 10)">
          <Kayak />
          <path d="M-16 46c4-5 28-5 34 0" />
        </g>
        <g transform="translate(70 22)">
          <Kayak />
          <path d="M-16 46c4-5 28-5 34 0" />
        </g>
        <Dock from={154} to={350} posts={[168, 240]} />
        <path className="wood" d="M156 46h10v18h-10zM154 42h14v4h-14z" />
        <g transform="translate(194 64)scale(-1 1)">
          <SittingDog />
        </g>
        <path className="oar" d="M238 64V2h-18v6" fill="none" />
        <path className="lit" d="M214 12h12v14h-12zM212 26h16v4h-16zM214 12c0-5 12-5 12 0z" />
      </>
    ),
  },
  // A windsock, a vane, and a wet finger.
  technologies: {
    width: 244,
    isAshore: true,
    drawing: (
      <>
        <Dock from={0} to={340} posts={[22, 122, 222]} />
        <path className="oar" d="M20 64V-4M90 64V22M74 32h34M102 26l6 6-6 6" fill="none" />
        <path d="M24-4c14 2 28 6 42 13l-1 8c-13-2-27-2-41-3z" />
        <path d="M38-1l-1 15M52 3l-1 13" />
        <path d="M24-4c5 4 5 15 0 18-6-4-6-15 0-18z" />
        <path d="M70 27h7l4 5-4 5h-7z" />
        <g transform="translate(136 -4)">
          <Standing />
        </g>
        <path d="M130 27.5l-7.4-10.2 1.9-12.9-5-.8-2.1 15.1 8.6 11.8z" />
        <path className="oar" d="M122 2v-7" />
        <g transform="translate(176 -4)scale(-1 1)">
          <Standing gaze={2} />
        </g>
        <path d="M152 22l12-3 3 14-12 3z" />
        <path d="M172.4 25.1l-5 4.2-6.8-1.7-1.2 4.8 9.2 2.3 7-5.8z" />
        <g transform="translate(222 64)scale(-1 1)">
          <path className="oar" d="M-18-1c-6 1-9-3-9-8" fill="none" />
          <path d="M6 0L7.9 -16.2 17.2 -22.3 14.4 -27.6 4.1 -25.5 -3.6 -29.4 -2.5 -20.9c-6 0-10 4-11 10-6 3-9 8-9 13Z" />
          <path d="M-2 0v-9M5.1 -21.5h.1" />
        </g>
      </>
    ),
  },
  // One paddles. The rest is coupled.
  integrations: {
    width: 290,
    drawing: (
      <>
        <path className="oar" d="M34 66q7 8 14 0M130 64q9 9 18 0" fill="none" />
        <g transform="translate(-22 27)">
          <Dog />
        </g>
        <path className="hull" d="M2 66h34l-5 16H8z" />
        <g transform="translate(88 21)">
          <Sitting />
        </g>
        <path className="hull" d="M48 64c20 5 64 5 84 0-8 13-24 18-42 18S56 77 48 64z" />
        <path d="M83.8 48.2l-6-5.9 5.7-4.3-3-4-10.3 7.7 10 10.1z" />
        <g transform="translate(216 21)">
          <Sitting />
        </g>
        <g transform="translate(216 21)">
          <Kayak />
          <CrossedPaddle />
        </g>
      </>
    ),
  },
  // Step by step, and the dog has the map.
  'how-we-work': {
    width: 280,
    isAshore: true,
    drawing: (
      <>
        <Dock from={0} to={380} posts={[22, 122, 222]} />
        <path className="wood" d="M150 52h26v12h-26zM176 40h26v24h-26zM202 28h26v36h-26z" />
        <g transform="translate(62 -4)">
          <Standing gaze={3} />
        </g>
        <g transform="translate(190 -28)">
          <Standing gaze={3} />
        </g>
        <Arm d="M194 3L206 -2 216 -12" />
        <path className="oar" d="M216 -12V-36" />
        <path className="vest" d="M216 -36l18 6-18 6z" />
        <Arm d="M66 27L78 34 92 28" />
        <g transform="translate(116 64)">
          <SittingDog />
        </g>
        <path d="M128 36h16v13h-16z" />
        <path className="oar" d="M131 45l4-4 4 2 3-5" fill="none" />
      </>
    ),
  },
} satisfies Record<string, Scene>;
