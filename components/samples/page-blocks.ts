import type { browserBlocks } from '../../renderer/content/schema/fields/scene';

interface PageBlock {
  /** On a width of 320. */
  height: number;
  tint?: string;
  lines?: string;
  full?: string;
}

/** The parts of a drawn web page. */
export const pageBlocks: Record<(typeof browserBlocks)[number], PageBlock> = {
  banner: {
    height: 92,
    tint: 'M0 0h320v92H0z',
    lines: 'M0 66l52-34 44 28 68-48 62 44 34-20 60 34M0 80h320M268 22a10 10 0 1 0 .1 0',
  },
  text: { height: 40, tint: 'M0 2h304v7H0zM0 17h286v7H0zM0 32h170v7H0z' },
  grid: {
    height: 64,
    tint: 'M0 0h98v64H0zM111 0h98v64h-98zM222 0h98v64h-98z',
    lines: 'M14 48l20-26 16 18 14-10 20 18M125 48l20-26 16 18 14-10 20 18M236 48l20-26 16 18 14-10 20 18',
  },
  list: {
    height: 66,
    tint: 'M28 6h190v7H28zM28 30h230v7H28zM28 54h160v7H28z',
    full: 'M0 3h14v14H0zM0 27h14v14H0zM0 51h14v14H0z',
  },
  form: { height: 72, lines: 'M1 1h318v28H1zM1 41h196v28H1z', full: 'M210 40h110v30H210z' },
  calendar: {
    height: 66,
    tint: 'M0 0h40v18H0zM46 0h40v18H46zM92 0h40v18H92zM138 0h40v18h-40zM184 0h40v18h-40zM230 0h40v18h-40zM276 0h44v18h-44zM0 24h40v18H0zM46 24h40v18H46zM138 24h40v18h-40zM184 24h40v18h-40zM276 24h44v18h-44zM0 48h40v18H0zM92 48h40v18H92zM138 48h40v18h-40zM230 48h40v18h-40zM276 48h44v18h-44z',
    full: 'M92 24h40v18H92zM230 24h40v18h-40z',
  },
  map: {
    height: 84,
    tint: 'M0 0h320v84H0z',
    lines: 'M0 58c70-4 90-40 160-38s110 34 160 26M84 0l30 84M232 0l-22 84',
    full: 'M176 44l-12-18a14 14 0 1 1 24 0z',
  },
  table: { height: 60, lines: 'M0 1h320M0 20h320M0 40h320M0 59h320M96 1v58M208 1v58' },
  chart: {
    height: 72,
    tint: 'M8 40h36v30H8zM62 32h36v38H62zM116 36h36v34h-36zM170 22h36v48h-36zM224 14h36v56h-36z',
    full: 'M278 2h36v68h-36z',
    lines: 'M0 71h320',
  },
};
