/** The parts of the scenes on the river. A `transform` around them places a person's feet, seat or hull. */

interface PersonProps {
  /** The offset of the head from the middle, in the direction of the person's gaze. */
  gaze?: number;
}

const VEST = 'M-11 40c0-9 3-15 10-15s11 6 12 15Z';

function Head({ gaze = 0 }: PersonProps) {
  return <circle cx={gaze} cy="15" r="8" />;
}

/** A person in a boat; the seat is at 48. */
export function Sitting({ gaze }: PersonProps) {
  return (
    <>
      <path d="M-11 48c-1-14 2-23 10-23s12 9 13 23Z" />
      <path className="vest" d={VEST} />
      <Head gaze={gaze} />
    </>
  );
}

/** A person on a dock; the feet are at 68. */
export function Standing({ gaze }: PersonProps) {
  return (
    <>
      <path d="M-11 36l1 32h10l-1-16h2l1 16h10l-3-5 2-27z" />
      <path className="vest" d={VEST} />
      <Head gaze={gaze} />
    </>
  );
}

/** A walking person, with the head under the load. */
export function Walking() {
  return (
    <>
      <path d="M-11 36l-7 32h11l8-19 8 19h12l-3-5-6-27z" />
      <path className="vest" d={VEST} />
    </>
  );
}

/** An arm from the shoulder over the elbow to the hand: `M` and two points. */
export function Arm({ d }: { d: string }) {
  return (
    <>
      <path className="arm-edge fill-none" d={d} />
      <path className="arm fill-none" d={d} />
    </>
  );
}

/** The dog, in a boat. */
export function Dog() {
  return (
    <>
      <path d="M26 48V33c0-7 4-10 9-10l3-8 5 7 10 3v6l-11 1-1 16Z" />
      <path d="M42 26h.1" />
    </>
  );
}

/** The dog on a dock; the paws are at 0. */
export function SittingDog() {
  return (
    <>
      <path className="oar" d="M-18-1c-6 1-9-3-9-8" fill="none" />
      <path d="M6 0L7 -14 18 -15 18 -21 8 -24 3 -31 0 -23c-6 0-10 4-11 10-6 3-9 8-9 13Z" />
      <path d="M-2 0v-9M7 -20h.1" />
    </>
  );
}

/** The hull of a kayak. */
export function Kayak() {
  return <path className="hull" d="M-71 43c30 6 116 6 146 0-14 14-40 18-73 18S-57 57-71 43Z" />;
}

/** A paddle held across a kayak. */
export function CrossedPaddle() {
  return (
    <>
      <path className="oar" d="M-39 26l80 20" />
      <path d="M-36 27c-9 5-21 1-25-6 8-4 20-2 25 6ZM38 45c9-5 21-1 25 6-8 4-20 2-25-6Z" />
    </>
  );
}

/** A short paddle, lying flat. */
export function Paddle() {
  return (
    <>
      <path className="oar" d="M0 0h22" />
      <path d="M2 0c-7 6-19 5-25 0 6-5 18-6 25 0ZM20 0c7-6 19-5 25 0-6 5-18 6-25 0Z" />
    </>
  );
}

interface DockProps {
  from: number;
  to: number;
  /** The positions of its posts. */
  posts: readonly number[];
}

/** A dock at water level; its planks are 24 wide. */
export function Dock({ from, to, posts }: DockProps) {
  const planks = Array.from({ length: Math.ceil((to - from) / 24) - 1 }, (_, index) => from + 24 * (index + 1));
  const piles = posts.map((post) => `M${post} 64h8v36h-8z`).join('');
  return (
    <path
      className="wood"
      d={`${piles}M${from} 64h${to - from}v7h${from - to}z${planks.map((plank) => `M${plank} 64v7`).join('')}`}
    />
  );
}
