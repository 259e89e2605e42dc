import { Arm, CrossedPaddle, Dock, Dog, Kayak, Paddle, Sitting, SittingDog, Standing } from '../crew';
import type { Scene } from '../scene';

export const solutions = {
  // What drifts by goes into the net.
  'capture-leads': {
    width: 250,
    isAshore: true,
    drawing: (
      <>
        <Dock from={0} to={130} posts={[22, 106]} />
        <g transform="translate(88 -4)">
          <Standing gaze={4} />
        </g>
        <path className="oar" d="M96 40L168 56" />
        <path d="M168 48c0-6 26-6 26 0 1 12-4 26-13 26s-14-14-13-26Z" />
        <path className="sea" d="M170 54h22M172 62h18M176 50l4 22M188 50l-4 22" />
        <path className="vest" d="M206 66l12-5v10zM218 60h12v10h-12z" />
        <Arm d="M92 27L100 36 112 44" />
        <Arm d="M84 28L88 40 98 41" />
        <g transform="translate(44 64)">
          <SittingDog />
        </g>
      </>
    ),
  },
  // A handshake, then the paddle.
  'convert-leads': {
    width: 262,
    isAshore: true,
    drawing: (
      <>
        <Dock from={0} to={120} posts={[22, 96]} />
        <g transform="translate(86 -4)">
          <Standing gaze={4} />
        </g>
        <g transform="translate(178 21)scale(-1 1)">
          <Sitting gaze={4} />
        </g>
        <g transform="translate(168 21)">
          <Dog />
        </g>
        <g transform="translate(186 21)">
          <Kayak />
        </g>
        <g transform="translate(122 27)">
          <Paddle />
        </g>
        <Arm d="M90 27L102 34 116 28" />
        <Arm d="M174 48L162 40 150 29" />
      </>
    ),
  },
  // They know where the rope is.
  'retain-customers': {
    width: 262,
    isAshore: true,
    drawing: (
      <>
        <Dock from={150} to={350} posts={[162, 238]} />
        <path className="wood" d="M158 46h10v18h-10zM156 42h14v4h-14z" />
        <g transform="translate(62 21)">
          <Sitting gaze={4} />
        </g>
        <g transform="translate(60 21)">
          <Dog />
        </g>
        <g transform="translate(72 21)">
          <Kayak />
        </g>
        <path className="oar" d="M140 62c8 4 10-10 20-12" fill="none" />
        <Arm d="M66 47L80 40 84 24" />
        <g transform="translate(206 -4)scale(-1 1)">
          <Standing gaze={4} />
        </g>
        <Arm d="M202 27L190 18 184 2" />
        <Arm d="M212 27L218 40 212 48" />
      </>
    ),
  },
  // Freight rides in front, and the dog signs for it.
  'business-apps': {
    width: 236,
    drawing: (
      <>
        <path d="M112 34h30v30h-30zM142 42h24v22h-24zM118 12h22v22h-22z" />
        <path className="oar" d="M127 34v9M129 12v7M154 42v6" />
        <g transform="translate(58 21)">
          <Sitting gaze={3} />
        </g>
        <g transform="translate(58 21)">
          <Dog />
        </g>
        <path className="hull" d="M2 64c40 6 168 6 208 0-16 13-52 18-104 18S16 77 2 64Z" />
        <path className="oar" d="M40 30l-22 54" />
        <Arm d="M62 48L54 54 36 42" />
      </>
    ),
  },
  // Three cones. One has no hands.
  'consumer-apps': {
    width: 250,
    isAshore: true,
    drawing: (
      <>
        <Dock from={0} to={350} posts={[22, 122, 222]} />
        <g transform="translate(64 -4)">
          <Standing gaze={3} />
        </g>
        <g transform="translate(178 -4)scale(-1 1)">
          <Standing gaze={3} />
        </g>
        <Arm d="M68 27L80 32 86 22" />
        <path d="M81 20h11l-5 14zM81 19c0-8 11-8 11 0z" />
        <Arm d="M174 27L160 32 150 28" />
        <path d="M141 26h11l-5 14z" />
        <path className="vest" d="M141 25c0-8 11-8 11 0z" />
        <g transform="translate(112 64)">
          <SittingDog />
        </g>
      </>
    ),
  },
  // The gauge says they may go.
  'industry-apps': {
    width: 250,
    isAshore: true,
    drawing: (
      <>
        <Dock from={0} to={350} posts={[22, 122, 222]} />
        <path className="wood" d="M136 0h34v64h-34z" />
        <path d="M153 8a11 11 0 1 1 0 22 11 11 0 0 1 0-22z" />
        <path className="oar" d="M153 19l6-6M143 40h20M143 48h20M143 56h12" fill="none" />
        <g transform="translate(96 -4)">
          <Standing gaze={4} />
        </g>
        <path className="vest" d="M88 6c0-12 22-12 22 0z" />
        <Arm d="M100 27L112 24 130 18" />
        <g transform="translate(210 -4)scale(-1 1)">
          <Standing gaze={4} />
        </g>
        <path className="vest" d="M198 6c0-12 22-12 22 0z" />
        <Arm d="M206 27L196 34 186 28" />
        <g transform="translate(44 64)">
          <SittingDog />
        </g>
      </>
    ),
  },
  // The sign gets its last letter.
  'business-websites': {
    width: 250,
    isAshore: true,
    drawing: (
      <>
        <Dock from={0} to={350} posts={[22, 122, 222]} />
        <path className="oar" d="M128 44v20M196 44v20" />
        <path className="wood" d="M116 2h92v42h-92z" />
        <path className="oar" d="M126 16h30M126 26h48M126 35h22" />
        <path className="vest" d="M186 12h14v22h-14z" />
        <g transform="translate(84 -4)">
          <Standing gaze={4} />
        </g>
        <Arm d="M88 27L102 30 116 22" />
        <path className="oar" d="M114 23l10-6" />
        <g transform="translate(232 -4)scale(-1 1)">
          <Standing gaze={3} />
        </g>
        <path d="M222 36h14v14h-14z" />
        <Arm d="M228 27L222 34 228 38" />
        <g transform="translate(44 64)">
          <SittingDog />
        </g>
      </>
    ),
  },
  // The stall opens to the water.
  'industry-websites': {
    width: 270,
    isAshore: true,
    drawing: (
      <>
        <Dock from={150} to={370} posts={[162, 250]} />
        <path className="wood" d="M176 36h74v28h-74z" />
        <path className="oar" d="M180 36V4M246 36V4" />
        <path className="vest" d="M172 4h82l-6 12H178z" />
        <g transform="translate(214 -8)scale(-1 1)">
          <Sitting gaze={3} />
        </g>
        <path d="M186 24h12v12h-12zM230 28h10v8h-10z" />
        <g transform="translate(64 21)">
          <Sitting gaze={4} />
        </g>
        <g transform="translate(62 21)">
          <Dog />
        </g>
        <g transform="translate(74 21)">
          <Kayak />
        </g>
        <Arm d="M68 47L80 40 92 30" />
        <circle className="vest" cx="96" cy="27" r="5" />
      </>
    ),
  },
  // A raft with a tent, because they asked for one.
  'specialized-websites': {
    width: 250,
    drawing: (
      <>
        <path className="wood" d="M14 62h210v8H14zM30 70h16v10H30zM96 70h16v10H96zM180 70h16v10h-16z" />
        <path d="M84 62L118 10l34 52z" />
        <path className="oar" d="M118 10l8 52M118 10V0" />
        <path className="vest" d="M118 0l14 5-14 5z" />
        <g transform="translate(52 14)">
          <Sitting gaze={3} />
        </g>
        <g transform="translate(192 62)scale(-1 1)">
          <SittingDog />
        </g>
        <Arm d="M56 41L68 34 76 22" />
        <path className="oar" d="M76 12v60" />
      </>
    ),
  },
  // The bell rings itself, and the dog answers.
  'customer-service-ai': {
    width: 240,
    isAshore: true,
    drawing: (
      <>
        <Dock from={0} to={340} posts={[22, 122, 222]} />
        <path className="wood" d="M110 40h50v24h-50z" />
        <path className="vest" d="M121 38a14 14 0 0 1 28 0z" />
        <path className="oar" d="M118 38h34M135 24v-5M131 19h8" />
        <path className="sea" d="M112 22l-6-4M116 14l-4-6M158 22l6-4M154 14l4-6" />
        <g transform="translate(178 64)scale(-1 1)">
          <SittingDog />
        </g>
        <g transform="translate(64 -4)">
          <Standing gaze={3} />
        </g>
        <Arm d="M68 27L78 36 74 46" />
        <Arm d="M58 27L48 36 52 46" />
      </>
    ),
  },
  // A call across the water, to anyone who listens.
  'sales-marketing-ai': {
    width: 276,
    isAshore: true,
    drawing: (
      <>
        <Dock from={0} to={110} posts={[22, 86]} />
        <g transform="translate(72 -4)">
          <Standing gaze={4} />
        </g>
        <path className="vest" d="M88 8l26-12v28L88 14z" />
        <path d="M82 8h6v7h-6z" />
        <Arm d="M76 27L88 26 92 16" />
        <path className="sea" d="M122 2c4 6 4 12 0 18M132-2c6 9 6 17 0 26" />
        <g transform="translate(30 64)">
          <SittingDog />
        </g>
        <g transform="translate(214 21)scale(-1 1)">
          <Sitting gaze={4} />
        </g>
        <g transform="translate(202 21)">
          <Kayak />
        </g>
        <Arm d="M210 47L200 36 208 26" />
      </>
    ),
  },
  // The lamp knows the river; they steer.
  'industry-ai': {
    width: 262,
    isAshore: true,
    drawing: (
      <>
        <Dock from={170} to={370} posts={[182, 250]} />
        <path className="wood" d="M196 64l6-50h22l6 50zM200 36h26" />
        <path className="lit" d="M202 0h22v14h-22z" />
        <path className="wood" d="M198 0c0-14 30-14 30 0z" />
        <path className="sea" d="M192 4L150-6M192 10l-40 8" />
        <g transform="translate(62 21)">
          <Sitting gaze={4} />
        </g>
        <g transform="translate(60 21)">
          <Dog />
        </g>
        <g transform="translate(72 21)">
          <Kayak />
          <CrossedPaddle />
        </g>
      </>
    ),
  },
} satisfies Record<string, Scene>;
