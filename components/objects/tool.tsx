import type { ToolName } from '../model/fields/tool';
import { tools } from './tools';

/** The lines of a tool over its tint, in a field of 96 by 128 units. */
export function Tool({ tool }: { tool: ToolName }) {
  const { tint, lines, ring, flame } = tools[tool];
  return (
    <>
      <path className={flame ? 'tint tool-lit' : 'tint'} d={tint} />
      {ring && <circle cx="48" cy="6" r="5" />}
      <path d={lines} />
      {flame && <path className="tool-flame" d={flame} />}
    </>
  );
}
