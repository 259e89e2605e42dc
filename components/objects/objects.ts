import type { ObjectName } from '../model/fields/icon';

/** A drawn object: a line of two pixels in a square of 48 units, and one tint behind it. */
export interface DrawnObject {
  /** Where its lines begin and end. */
  x: readonly [from: number, to: number];
  tint: string;
  lines: string;
  /** The flame in it: at night, its tint is lit. */
  flame?: string;
}

/** The objects that carry meaning on the site. Objects on a line have their base at 45 units. */
export const objects: Record<ObjectName, DrawnObject> = {
  bag: { x: [9, 39], tint: 'M13 21h30v25H13z', lines: 'M9 17h30v28H9zM17 24V12a7 7 0 0 1 14 0v12' },
  bell: {
    x: [9, 39],
    tint: 'M15 33V23a11 11 0 0 1 22 0v10z',
    lines: 'M14 33V22a10 10 0 0 1 20 0v11M9 33h30M20 39a4 4 0 0 0 8 0M24 12V6h14M38 6v3',
  },
  briefcase: {
    x: [5, 43],
    tint: 'M9 20h36v26H9z',
    lines: 'M5 17h38v28H5zM17 17v-8h14v8M5 30h15M28 30h15M20 27h8v7h-8z',
  },
  bubbles: {
    x: [5, 43],
    tint: 'M9 10h28v20H9z',
    lines: 'M5 6h28v20H17l-8 7v-7H5zM37 17h6v21h-4v7l-8-7H19v-5M12 13h14M12 19h9',
  },
  button: { x: [6, 42], tint: 'M12 14h34v24H12z', lines: 'M6 10h36v26H6zM6 17h36M26 23l12 11-6 1-3 6z' },
  calendar: {
    x: [10, 38],
    tint: 'M14 16h28v26H14z',
    lines: 'M38 24V12H10v26h20l8-8h-8v8M10 19h28M17 8v7M31 8v7M17 26h5M17 31h8',
  },
  clipboard: {
    x: [10, 38],
    tint: 'M14 12h26v34H14z',
    lines: 'M10 8h28v37H10zM18 8V4h12v6H18zM15 21l3 3 5-6M15 34l3 3 5-6M29 22h4M29 35h4',
  },
  coins: {
    x: [5, 43],
    tint: 'M9 22h20v24H9z',
    lines:
      'M5 20c0-5 20-5 20 0s-20 5-20 0v21c0 5 20 5 20 0V20M5 27c0 5 20 5 20 0M5 34c0 5 20 5 20 0M29 33c0-5 14-5 14 0s-14 5-14 0v8c0 5 14 5 14 0v-8',
  },
  date: {
    x: [8, 40],
    tint: 'M12 18h32v28H12z',
    lines: 'M40 29V13H8v32h22l10-10H30v10M8 22h32M16 8v9M32 8v9M15 29h7M15 36h9',
  },
  'desk-bell': {
    x: [4, 44],
    tint: 'M10 38a18 18 0 0 1 36 0z',
    lines: 'M6 37a18 18 0 0 1 36 0zM4 37h40v8H4zM24 19v-6M19 12h10',
  },
  'hanging-stamp': {
    x: [8, 40],
    tint: 'M12 28h30v9H12z',
    lines: 'M20 24c0-5-3-7-3-11a7 7 0 0 1 14 0c0 4-3 6-3 11M8 34v-6a4 4 0 0 1 4-4h24a4 4 0 0 1 4 4v6zM8 41h32',
  },
  inbox: {
    x: [8, 40],
    tint: 'M12 12h32v32H12z',
    lines: 'M8 8h32v32H8zM8 24h32M24 8v7M24 24v16M13 24v-9h7v9M29 40v-6h6v6',
  },
  lantern: {
    x: [12, 36],
    tint: 'M18 20h16v18H18z',
    lines: 'M16 14c0-14 16-14 16 0M12 14h24l-3 6H15zM15 20h18v18H15zM12 38h24v7H12z',
    flame: 'M24 34c-4-3-3-7 0-11 3 4 4 8 0 11z',
  },
  lighthouse: {
    x: [5, 43],
    tint: 'M21 21h12l4 25H17z',
    lines:
      'M19 19h10l5 26H14zM17 30h14M16 37h16M20 19v-7h8v7M17 12h14M20 12c0-7 8-7 8 0M35 10l7-3M35 15h8M13 10L6 7M13 15H5',
  },
  loudspeaker: {
    x: [10, 42],
    tint: 'M14 20l24-10v30L14 30z',
    lines: 'M10 18h8l20-9v28l-20-9h-8zM18 18v10M14 28l3 11h5l-2-10M42 19v8',
  },
  megaphone: {
    x: [6, 44],
    tint: 'M18 24h8l18-9v27l-18-9h-8z',
    lines: 'M6 19v11h8l22 11V8L14 19zM13 30l4 15h8l-4-11M41 19c4 3 4 8 0 11',
  },
  net: {
    x: [6, 44],
    tint: 'M10 18h26l-7 25H18z',
    lines: 'M6 14c0-8 26-8 26 0s-26 8-26 0c1 14 6 25 13 31 7-6 12-17 13-31M32 13l12-8M12 20l10 20M26 20L16 40',
  },
  pennant: { x: [8, 40], tint: 'M18 10l24 9-24 9z', lines: 'M14 45V4M14 6l26 9-26 9M8 45h12' },
  phone: {
    x: [13, 35],
    tint: 'M17 8h22v38H17z',
    lines:
      'M17 4h14a4 4 0 0 1 4 4v33a4 4 0 0 1-4 4H17a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4zM21 10h6M18 20h12M18 26h8M18 37h12',
  },
  pigeonholes: {
    x: [8, 40],
    tint: 'M12 17h32v29H12z',
    lines: 'M8 13h32v32H8zM8 29h32M24 13v-7M24 29v16M13 29v-9h7v9M29 45v-6h6v6',
  },
  plug: {
    x: [11, 37],
    tint: 'M16 18h24v5a12 12 0 0 1-24 0z',
    lines: 'M17 4v10M31 4v10M11 14h26v8a13 13 0 0 1-26 0zM24 35v10',
  },
  'qr-code': {
    x: [8, 40],
    tint: 'M12 12h32v32H12z',
    lines: 'M8 8h12v12H8zM28 8h12v12H28zM8 28h12v12H8zM28 28h5v5h-5zM40 28v5M35 40h5v-4M28 40v-2',
  },
  rosette: {
    x: [11, 37],
    tint: 'M15 21a13 13 0 1 1 26 0a13 13 0 1 1 -26 0z',
    lines:
      'M24 4a13 13 0 1 1 0 26 13 13 0 0 1 0-26zM24 11a6 6 0 1 1 0 12 6 6 0 0 1 0-12zM16 28l-4 17 8-4 4 4 4-4 8 4-4-17',
  },
  sheet: {
    x: [6, 42],
    tint: 'M9 17l12 4 12-4 12 4v22l-12-4-12 4-12-4z',
    lines: 'M6 13l12 4 12-4 12 4v22l-12-4-12 4-12-4zM18 17v22M30 13v22M22 24l4-1M22 29l4-1',
  },
  shop: {
    x: [6, 42],
    tint: 'M13 24h30v22H13z',
    lines:
      'M6 20l4-12h28l4 12M6 20a4.5 4.5 0 0 0 9 0 4.5 4.5 0 0 0 9 0 4.5 4.5 0 0 0 9 0 4.5 4.5 0 0 0 9 0M9 25v20h30V25M27 45V31h-8v14',
  },
  signpost: {
    x: [5, 43],
    tint: 'M28 11h14l5 5-5 6H28z',
    lines: 'M24 45V4M24 8h14l5 5-5 6H24M24 24H10l-5 5 5 6h14M16 45h16',
  },
  sprout: {
    x: [11, 36],
    tint: 'M17 32h22l-3 14H20z',
    lines: 'M12 30h24l-4 15H16zM24 30V13M24 23c0-8-5-11-13-11 0 8 5 11 13 11zM24 17c0-7 4-11 12-11 0 7-4 11-12 11z',
  },
  stamp: {
    x: [8, 40],
    tint: 'M12 32h30v9H12z',
    lines: 'M20 27c0-5-3-8-3-12a7 7 0 0 1 14 0c0 4-3 7-3 12M8 38v-7a4 4 0 0 1 4-4h24a4 4 0 0 1 4 4v7zM8 45h32',
  },
  'standing-bell': {
    x: [9, 39],
    tint: 'M15 37V26a11 11 0 0 1 22 0v11z',
    lines: 'M14 36V25a10 10 0 0 1 20 0v11M9 36h30M20 41a4 4 0 0 0 8 0M24 15V8h14M38 8v4',
  },
  stopwatch: {
    x: [8, 40],
    tint: 'M14 32a14 14 0 1 1 28 0a14 14 0 1 1 -28 0z',
    lines: 'M24 13a16 16 0 1 1 0 32 16 16 0 0 1 0-32zM24 13V6M19 5h10M36 15l3-3M24 29V19M24 29l6 4',
  },
  stub: {
    x: [6, 42],
    tint: 'M10 17h36v22H10z',
    lines: 'M6 13h36v7a4 4 0 0 0 0 8v7H6v-7a4 4 0 0 0 0-8zM30 17v3M30 24v3M30 31v2M13 21h9M13 27h6',
  },
  ticket: {
    x: [6, 42],
    tint: 'M10 21h36v22H10z',
    lines: 'M6 17h36v8a4 4 0 0 0 0 8v8H6v-8a4 4 0 0 0 0-8zM30 21v3M30 28v3M30 35v2M13 26h9M13 32h6',
  },
  'tide-board': {
    x: [4, 44],
    tint: 'M21 8h12v34H21z',
    lines:
      'M18 44V6h12v38M18 12h6M18 18h8M18 24h6M18 30h8M4 36c4-3 9-3 14 0M30 36c4-3 9-3 14 0M4 43c4-3 9-3 14 0M30 43c4-3 9-3 14 0',
  },
  vest: {
    x: [9, 39],
    tint: 'M14 14h24v30H14z',
    lines:
      'M17 5c0 7-8 9-8 17v20h13V16c-3 0-5-4-5-11zM31 5c0 7 8 9 8 17v20H26V16c3 0 5-4 5-11zM9 28h13M26 28h13M9 35h13M26 35h13M22 31h4',
  },
  window: {
    x: [5, 43],
    tint: 'M9 15h36v31H9z',
    lines: 'M5 10h38v35H5zM5 18h38M10 14h5M11 27h13M11 34h9M30 26h8v12h-8z',
  },
};
