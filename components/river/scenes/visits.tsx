import { CrossedPaddle, Dock, Dog, Kayak, Sitting, Standing } from '../crew';
import type { Scene } from '../scene';

export const visits = {
  // Over here.
  contact: {
    width: 290,
    isAshore: true,
    drawing: (
      <>
        <g transform="translate(72 21)">
          <Sitting />
        </g>
        <g transform="translate(70 21)">
          <Dog />
        </g>
        <g transform="translate(72 21)">
          <Kayak />
          <CrossedPaddle />
        </g>
        <Dock from={170} to={370} posts={[182, 262]} />
        <g transform="translate(222 -4)scale(-1 1)">
          <Standing gaze={3} />
        </g>
        <path className="oar" d="M188 4v4" />
        <path className="lit" d="M182 12h12v14h-12zM180 26h16v4h-16zM182 12c0-5 12-5 12 0z" />
        <path className="oar" d="M174 10c-4 6-4 14 0 20M202 30c4-6 4-12 2-16M167 12c-3 5-3 11 0 16" fill="none" />
        <path d="M220.7 25.2l-14.2-13.2-17.2-10.2-2.6 4.4 16.8 9.8 13.8 12.8z" />
        <g transform="translate(262 64)scale(-1 1)">
          <path className="oar" d="M-18-1c-6 1-9-3-9-8" fill="none" />
          <path d="M6 0L7.9 -15.9 17.5 -21.3 15.1 -26.8 4.7 -25.4 -2.7 -29.8 -2.2 -21.3c-6 0-10 4-11 10-6 3-9 8-9 13Z" />
          <path d="M-2 0v-9M5.4 -21.4h.1" />
        </g>
      </>
    ),
  },
  // Back on the dock. Mind the dog.
  'thank-you': {
    width: 256,
    isAshore: true,
    drawing: (
      <>
        <path className="hull" d="M38 56c30-6 116-6 146 0-14-14-40-18-73-18s-59 4-73 18z" />
        <path className="hull" d="M14 64c30-6 116-6 146 0-14-14-40-18-73-18s-59 4-73 18z" />
        <Dock from={0} to={350} posts={[12, 128, 228]} />
        <g transform="translate(66 17)">
          <Sitting />
        </g>
        <g transform="translate(110 17)">
          <Sitting />
        </g>
        <path d="M57 62h8v28h-8z" />
        <path d="M68 62h8v28h-8z" />
        <path d="M101 62h8v28h-8z" />
        <path d="M112 62h8v28h-8z" />
        <g transform="translate(214 64)">
          <path className="oar" d="M-20-17c-5-1-8-5-7-11" fill="none" />
          <path d="M6-11V0H1v-9h-15V0h-6l-1-11c-1-4 0-8 5-8L0-20L2 -24.6 7.3 -31.3 9.9 -23.1 18.5 -17.2 16.6 -11.5 5.9 -13.9Z" />
          <path d="M7.7 -19.6h.1" />
        </g>
        <path
          className="sea"
          d="M238 26l6-5M242 38l8-2M226 24l3-9M208 30l-4-9M196 36l-8-5M188 48l-8-1M242 50l8 3M217 20l-1-6"
        />
      </>
    ),
  },
  // A dry run, with water.
  demo: {
    width: 262,
    isAshore: true,
    drawing: (
      <>
        <Dock from={0} to={360} posts={[24, 134, 234]} />
        <path className="oar" d="M40 64l8-16 8 16M108 64l8-16 8 16" fill="none" />
        <g transform="translate(84 -6)">
          <Sitting />
        </g>
        <g transform="translate(84 -6)">
          <Kayak />
          <CrossedPaddle />
        </g>
        <path
          className="sea"
          d="M170 18c-14-8-32-9-48-1M172 25c-16-7-36-5-50 4M168 11c-10-6-22-9-36-6M116 24l-5 4M124 6l-6 1M116 34l-4 5"
        />
        <g transform="translate(214 -4)scale(-1 1)">
          <Standing gaze={3} />
        </g>
        <path d="M170 8l20 4-1 16-15 3z" />
        <path className="oar" d="M190 12c8-2 8 12-1 16" fill="none" />
        <path d="M209.8 24.8l-8.1 4.5-10.9-3.7-1.6 4.8 13.1 4.3 9.9-5.5z" />
        <g transform="translate(248 64)scale(-1 1)">
          <path className="oar" d="M-18-1c-6 1-9-3-9-8" fill="none" />
          <path d="M6 0L7.5 -14.7 18.1 -17.6 17.1 -23.5 6.7 -24.8 .6 -30.8 -1 -22.4c-6 0-10 4-11 10-6 3-9 8-9 13Z" />
          <path d="M-2 0v-9M6.4 -20.6h.1" />
        </g>
      </>
    ),
  },
  // The kayak drifted off, with the dog.
  drifted: {
    width: 280,
    drawing: (
      <>
        <path className="oar" d="M136 66c-8 1-12 5-20 5h-8a8 8 0 1 1 8-8" fill="none" />
        <g transform="translate(20 41)">
          <Sitting gaze={2} />
        </g>
        <g transform="translate(64 41)">
          <Sitting gaze={2} />
        </g>
        <path d="M27.9 70.6l8.8-10.8 10.8-7.8-3-4-11.2 8.2-9.2 11.2z" />
        <path d="M71.9 70.6l8.8-10.8 10.8-7.8-3-4-11.2 8.2-9.2 11.2z" />
        <g transform="translate(164 21)">
          <Dog />
        </g>
        <g transform="translate(204 21)">
          <Kayak />
        </g>
      </>
    ),
  },
  // Two kayaks pass, one with a dog.
  passing: {
    width: 300,
    drawing: (
      <>
        <g data-n="2" transform="translate(72 21)">
          <Sitting />
          <Kayak />
          <CrossedPaddle />
        </g>
        <g transform="translate(222 21)">
          <Sitting />
          <g transform="translate(-2 0)">
            <Dog />
          </g>
          <Kayak />
          <CrossedPaddle />
        </g>
      </>
    ),
  },
} satisfies Record<string, Scene>;
