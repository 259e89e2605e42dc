import * as z from 'zod';

/** The names of the tools on a line, one for each role of the team; components/objects/tools.ts has the drawings. */
const toolNames = [
  'basket',
  'bell',
  'compass',
  'lantern',
  'magnifier',
  'pencil',
  'plug',
  'stamp',
  'stopwatch',
] as const;

export type ToolName = (typeof toolNames)[number];

/** The tool of a role. */
export const tool = z.enum(toolNames).meta({
  description: 'The name of the drawn tool that stands for the role.',
  examples: ['plug'],
});
