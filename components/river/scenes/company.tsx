import { Dog, Kayak, Sitting, SittingDog } from '../crew';
import type { Scene } from '../scene';

export const company = {
  // Six and a dog, one canoe.
  about: {
    width: 284,
    drawing: (
      <>
        <g transform="translate(36 21)">
          <Sitting />
        </g>
        <g transform="translate(73 21)">
          <Sitting />
        </g>
        <g transform="translate(110 21)">
          <Sitting />
        </g>
        <g transform="translate(147 21)">
          <Sitting />
        </g>
        <g transform="translate(184 21)">
          <Sitting />
        </g>
        <g transform="translate(221 21)">
          <Sitting />
        </g>
        <g transform="translate(220 21)">
          <Dog />
        </g>
        <path className="hull" d="M2 58c8 10 22 10 40 10h200c18 0 32 0 40-10-1 18-14 24-30 24H32C16 82 3 76 2 58z" />
        <path className="oar" d="M46 44l-14 38M83 44l-14 38M120 44l-14 38M157 44l-14 38M194 44l-14 38M231 44l-14 38" />
      </>
    ),
  },
  // The same canoe, full, and farther off, so that it fits a phone. Four wait on the dock, each with a paddle.
  careers: {
    width: 300,
    drawing: (
      <g transform="translate(0 24)scale(.68)" strokeWidth="2.9">
        <path className="wood" d="M290 68h160v8H290zM304 76h8v26h-8zM410 76h8v26h-8z" />
        {[318, 350, 382, 414].map((place, index) => (
          <g key={place} transform={`translate(${place} 0)`}>
            <path className="oar" d="M-4 50v18M5 50v18" />
            <g className="waiting" transform="translate(0 4)">
              <Sitting gaze={index % 2 === 0 ? -3 : 2} />
            </g>
            <path className="oar" d="M14 66V16" />
            <path d="M14 16c-5-3-5-12 0-16 5 4 5 13 0 16Z" />
          </g>
        ))}
        {[40, 76, 112, 148, 184, 220].map((seat) => (
          <g key={seat} transform={`translate(${seat} 21)`}>
            <Sitting gaze={3} />
          </g>
        ))}
        <g transform="translate(222 21)">
          <Dog />
        </g>
        <path className="hull" d="M2 58c8 10 22 10 40 10h200c18 0 32 0 40-10-1 18-14 24-30 24H32C16 82 3 76 2 58z" />
        <path className="oar" d="M46 44l-14 38M118 44l-14 38M190 44l-14 38M231 44l-14 38" />
      </g>
    ),
  },
  // One seat, dashed. The dog has looked already.
  opening: {
    width: 196,
    drawing: (
      <>
        <g transform="translate(52 21)">
          <Sitting />
        </g>
        <g className="oar" transform="translate(104 21)" fill="none" stroke-dasharray="3 4">
          <path d="M-11 48c-1-14 2-23 10-23s12 9 13 23Z" />
          <circle cy="15" r="8" />
        </g>
        <g transform="translate(190 21)scale(-1 1)">
          <Dog />
        </g>
        <path className="hull" d="M2 64c40 6 148 6 188 0-16 13-52 18-94 18S16 77 2 64Z" />
        <g transform="translate(52 21)">
          <path className="oar" d="M-39 26l80 20" />
          <path d="M-36 27c-9 5-21 1-25-6 8-4 20-2 25 6ZM38 45c9-5 21-1 25 6-8 4-20 2-25-6Z" />
        </g>
      </>
    ),
  },
  // Side by side, the paddles laid across both.
  partners: {
    width: 220,
    drawing: (
      <>
        <g transform="translate(66 17)">
          <Sitting />
        </g>
        <g transform="translate(154 17)">
          <Sitting />
        </g>
        <g transform="translate(32 56)">
          <path className="oar" d="M0 0h156" />
          <path d="M2 0c-7 6-19 5-25 0 6-5 18-6 25 0ZM154 0c7-6 19-5 25 0-6 5-18 6-25 0Z" />
        </g>
        <g transform="translate(32 62)">
          <path className="oar" d="M0 0h156" />
          <path d="M2 0c-7 6-19 5-25 0 6-5 18-6 25 0ZM154 0c7-6 19-5 25 0-6 5-18 6-25 0Z" />
        </g>
        <path d="M56.7 45.9l-10.1 6.3 5.2 9 4.4-2.4-2.8-5 5.9-3.7z" />
        <path d="M71.8 50.2l6.8 3.8-2.8 4.8 4.4 2.4 5.2-9.2-11.2-6.2z" />
        <path d="M144.7 45.9l-10.1 6.3 5.2 9 4.4-2.4-2.8-5 5.9-3.7z" />
        <path d="M159.8 50.2l6.8 3.8-2.8 4.8 4.4 2.4 5.2-9.2-11.2-6.2z" />
        <g transform="translate(112 55)">
          <SittingDog />
        </g>
        <path
          className="hull"
          d="M32 62c14 6 26 4 34-6 8 10 20 12 34 6-4 14-14 22-34 22s-30-8-34-22zM120 62c14 6 26 4 34-6 8 10 20 12 34 6-4 14-14 22-34 22s-30-8-34-22z"
        />
        <path d="M66 56v28M154 56v28" />
      </>
    ),
  },
  // The dog, measured: one and a half, and an ear.
  figures: {
    width: 176,
    drawing: (
      <>
        <path className="wood" d="M140 0h22v100h-22z" />
        <path className="oar" d="M140 12h6M140 20h10M140 28h6M140 36h6M140 44h6M140 52h10M140 60h6M140 68h6M140 4h6" />
        <path className="oar" d="M155 16h3v4h-3v4h4M155 48h3v8M155 56h5" fill="none" />
        <g transform="translate(58 21)">
          <Sitting gaze={2} />
        </g>
        <g transform="translate(72 21)">
          <Dog />
        </g>
        <g transform="translate(72 21)">
          <Kayak />
        </g>
        <path className="oar" d="M78 33.5h50M78 29v9" />
        <path d="M126 33.5c6-5 12-5 20-5v10c-8 0-14 0-20-5z" />
        <path d="M63 53.3l12.5-5.2 10.3-11.4-3.6-3.4-9.7 10.6-11.5 4.8z" />
      </>
    ),
  },
} satisfies Record<string, Scene>;
