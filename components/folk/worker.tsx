import type { ToolName } from '../model/fields/tool';
import { Tool } from '../objects/tool';

/** Hair or a hat on a head at 2, 14 with a radius of 10.5, and a mouth. */
const FACES = [
  { hair: 'M-8 12c-2-10 4-14 10-14s12 4 10 12c-6-6-14-6-20 2z', mouth: 'M0 18q4 4 7 0' },
  { hair: 'M-9 12c0-12 8-15 12-14 8 0 11 6 9 10-4-3-10-4-14-2 0 10-1 14-4 17-6-4-7-8-3-11z', mouth: 'M1 18q3 3 6 0' },
  { hair: 'M-10 9q2-14 14-10l13 6-11 1z', mouth: 'M0 19q4 2 7-1' },
  { hair: 'M-9 13c-5-4-2-9 1-9 0-6 7-8 10-5 4-3 10 1 8 6-7 1-13 2-16 9-2 1-3 0-3-1z', mouth: 'M0 18q4 4 7 0' },
  { hair: 'M-8 8c2-9 18-11 21 0-8-2-14-2-21 0zM-8 8c-3 8-3 20 0 27 5-4 4-18 3-26z', mouth: 'M1 18q3 3 6 0' },
  { hair: 'M-8 10c1-9 8-11 13-10 5 0 8 4 7 9-3-4-13-4-20 1zM-7 -2a5 5 0 1 1 8 -2z', mouth: 'M0 18q4 3 7 0' },
] as const;

interface WorkerProps {
  tool: ToolName;
  /** Which of the people: any whole number from 0. */
  person: number;
}

/** A person at work, with the tool in both hands; the feet are at the lower edge. */
export function Worker({ tool, person }: WorkerProps) {
  const { hair, mouth } = FACES[person % FACES.length] ?? FACES[0];
  return (
    <svg className="folk worker" viewBox="0 0 150 150" width="150" aria-hidden="true">
      <g transform="translate(46 21) scale(1.36)">
        <path className="hu" d="M-10 58h21l2 36h-9l-3-24-3 24h-10z" />
        <path d="M-11 62c-1-22 2-36 11-36s13 14 12 36Z" />
        <path className="tk" d="M-11 54c0-19 3-28 11-28s12 8 12 28Z" />
        <circle cx="2" cy="14" r="10.5" />
        <path className="ln" d="M4 13h.1M10 13h.1" />
        <path className="ln" d={mouth} />
        <path className="dark" d={hair} />
      </g>
      <g className="worker-tool" transform="translate(78 40) scale(0.66)">
        <Tool tool={tool} />
      </g>
      <path className="sk" d="M48 72l18 20 22-10" />
      <path className="sl" d="M48 72l18 20 22-10" />
    </svg>
  );
}
