import type { ToolName } from '../model/fields/tool';

/** A tool that hangs from a line, in a field of 96 by 128 units. */
interface DrawnTool {
  tint: string;
  lines: string;
  /** The tool hangs from a ring; without it, its own string reaches the line. */
  ring?: true;
  /** The flame in it, lit at night. */
  flame?: string;
}

/** A circle as a path. */
function circle(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0z`;
}

/** A tool for each role of the team. */
export const tools: Record<ToolName, DrawnTool> = {
  basket: {
    tint: 'M34 60h38l5 58H29z',
    lines:
      'M48 0v12M33 54C33-2 63-2 63 54M27 54h42l4 60H23zM72 98L90 62M70 80l12-22M77 54l17 11M26 64C8 64 4 100 24 104M34 74h26',
  },
  bell: {
    tint: 'M25 96c6-8 8-18 8-34 0-20 8-32 20-32s20 12 20 32c0 16 2 26 8 34v8H25z',
    lines:
      'M48 11v13M20 90c6-8 8-18 8-34 0-20 8-32 20-32s20 12 20 32c0 16 2 26 8 34zM13 90h70v10H13zM38 106a10 10 0 0 0 20 0',
    ring: true,
  },
  compass: {
    tint: circle(53, 71, 42),
    lines: `M48 11v11M48 29v6M48 97v6M11 66h6M79 66h6M63.9 40.6l-8.3 30.2-23.5 20.6 8.3-30.2zM40.4 61.2l15.2 9.6${circle(48, 66, 44)}`,
    ring: true,
  },
  lantern: {
    tint: 'M29 58h38v42H29z',
    lines: 'M48 0v12M24 48C24 0 72 0 72 48M34 48h28l7 10H27zM29 58h38v42H29zM24 100h48v16H24z',
    flame: 'M48 93c-9-6-7-15 0-24 7 9 9 18 0 24z',
  },
  magnifier: {
    tint: circle(53, 95, 30),
    lines: `M42 11h12v40H42zM48 51v9M27 92a21 21 0 0 1 21-21M52 92l11 11M63 92l-11 11${circle(48, 92, 32)}`,
    ring: true,
  },
  pencil: {
    tint: 'M39 24h28v72L53 124 39 96z',
    lines: 'M48 11v7M33 18h30v74L48 122 33 92zM33 33h30M33 92c5-5 10-5 15 0 5-5 10-5 15 0M43 112h10M48 36v50',
    ring: true,
  },
  plug: {
    tint: 'M36 58c0-12 8-20 18-20s18 8 18 20v24h5v12H31V82h5z',
    lines:
      'M48 0v32M30 54c0-13 8-22 18-22s18 9 18 22v22H30zM25 76h46v12H25zM34 88h8v30h-8zM54 88h8v30h-8zM42 52v10M54 52v10',
  },
  stamp: {
    tint: 'M24 74h58v24H24z',
    lines: `M41 40c2 14-2 22-11 28h36c-9-6-13-14-11-28M17 68h62v16H17zM22 84h52v9H22zM24 112h48M30 119h30${circle(48, 26, 15)}`,
    ring: true,
  },
  stopwatch: {
    tint: circle(53, 81, 40),
    lines: `M48 11v9M40 20h16v10H40zM78 46l6-6M79 35l10 10M48 76V48M48 76l17 11M48 42v-1M82 76h1M48 110v1M14 76h-1${circle(48, 76, 42)}`,
    ring: true,
  },
};
