import { Arm, Dock, Dog, Paddle, Sitting, SittingDog, Standing } from '../crew';
import type { Scene } from '../scene';

export const legal = {
  // Vests buckled. All three.
  legal: {
    width: 224,
    isAshore: true,
    drawing: (
      <>
        <Dock from={0} to={330} posts={[22, 118, 210]} />
        <path className="oar" d="M47 44v20" />
        <path className="wood" d="M20 4h54v40H20z" />
        <path className="oar" d="M28 13h2M36 13h28M28 21h2M36 21h22M28 29h2M36 29h28M28 37h2M36 37h16" />
        <g transform="translate(112 -4)">
          <Standing />
          <path d="M-9 32h20M-10 37h21M1 26v14" />
        </g>
        <path d="M100.7 26.1l-4.2 11.5 0 8.4 5 0 0-7.6 3.8-10.5z" />
        <path d="M120.6 27.7l2.9 10.6 0 7.7 5 0 0-8.3-3.1-11.4z" />
        <g transform="translate(154 -4)">
          <Standing />
          <path d="M-9 32h20M-10 37h21M1 26v14" />
        </g>
        <path d="M142.7 26.1l-4.2 11.5 0 8.4 5 0 0-7.6 3.8-10.5z" />
        <path d="M162.6 27.7l2.9 10.6 0 7.7 5 0 0-8.3-3.1-11.4z" />
        <g transform="translate(198 64)">
          <SittingDog />
        </g>
        <path className="vest" d="M187 50c6-4 12-5 17-1l1 9-20 3z" />
        <path d="M195 47v12" />
      </>
    ),
  },
  // Both hold the paddle before anyone gets in.
  terms: {
    width: 240,
    isAshore: true,
    drawing: (
      <>
        <Dock from={0} to={340} posts={[22, 122, 222]} />
        <g transform="translate(70 -4)">
          <Standing gaze={3} />
        </g>
        <g transform="translate(158 -4)scale(-1 1)">
          <Standing gaze={3} />
        </g>
        <g transform="translate(103 36)">
          <Paddle />
        </g>
        <Arm d="M74 27L86 36 99 36" />
        <Arm d="M154 27L142 36 129 36" />
        <g transform="translate(114 64)">
          <SittingDog />
        </g>
      </>
    ),
  },
  // These are the only ones, and the dog has counted them.
  cookies: {
    width: 224,
    drawing: (
      <>
        <g transform="translate(62 21)">
          <Sitting gaze={3} />
        </g>
        <g transform="translate(130 21)scale(-1 1)">
          <Sitting gaze={3} />
        </g>
        <path d="M84 42h26v20H84z" />
        <path d="M82 37h30v6H82z" />
        <g transform="translate(132 21)">
          <Dog />
        </g>
        <path className="hull" d="M2 64c40 6 168 6 208 0-16 13-52 18-104 18S16 77 2 64Z" />
        <Arm d="M66 48L78 46 84 34" />
        <circle className="vest" cx="87" cy="29" r="5" />
        <path d="M86 28h.1M89 30h.1" />
        <Arm d="M126 48L116 44 108 34" />
        <circle className="vest" cx="106" cy="29" r="5" />
        <path d="M105 28h.1M107 31h.1" />
      </>
    ),
  },
  // Whose paddle is whose is written down, and nothing else.
  gdpr: {
    width: 240,
    isAshore: true,
    drawing: (
      <>
        <Dock from={0} to={340} posts={[22, 122, 222]} />
        <path className="wood" d="M96 6h58v8H96zM100 14v50M150 14v50" fill="none" />
        <path className="oar" d="M112 14v40M125 14v40M138 14v40" />
        <path d="M107 50h10v13h-10zM120 50h10v13h-10zM133 50h10v13h-10z" />
        <path className="vest" d="M106 22h12v8h-12zM119 22h12v8h-12zM132 22h12v8h-12z" />
        <g transform="translate(64 -4)">
          <Standing gaze={3} />
        </g>
        <Arm d="M68 27L84 30 104 27" />
        <g transform="translate(190 -4)scale(-1 1)">
          <Standing gaze={3} />
        </g>
        <g transform="translate(36 64)">
          <SittingDog />
        </g>
      </>
    ),
  },
} satisfies Record<string, Scene>;
