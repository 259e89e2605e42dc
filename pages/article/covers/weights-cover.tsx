import type { Weights } from '../../../components/model/fields/cover';
import { amountIn } from '../../../components/ui/amount-in';
import { loop } from './covers';

const WIDTH = 632;
const HEIGHT = 126;
const AXIS = 36;
const LARGEST = 38;
/** The least width for a name, and the space beside it. */
const NAME = 46;
const GAP = 14;

/** A wide cover: the line carries a loop for each weight, as large as the weight, with its name above. A phone shows no names. */
export function WeightsCover({ weights }: { weights: Weights }) {
  const amounts = weights.map(({ value }) => amountIn(value) ?? 0);
  const most = Math.max(...amounts);
  const radii = amounts.map((amount) => LARGEST * Math.sqrt(amount / most));
  const widths = radii.map((radius) => Math.max(2 * radius, NAME) + GAP);
  const start = (WIDTH - sum(widths)) / 2;
  const centers = widths.map((width, index) => Math.round(start + sum(widths.slice(0, index)) + width / 2));
  const loops = radii.map((radius, index) => loop(centers[index] ?? 0, Math.round(radius)));
  return (
    <svg className="cover cover-wide" fill="none" aria-hidden="true">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        <path d={`M-200 ${AXIS}${loops.join('')}H900`} stroke="currentColor" strokeWidth="2" />
      </svg>
      {weights.map(({ name, value }, index) => (
        <svg key={name} x={percent(centers[index] ?? 0, WIDTH)} y={percent(AXIS, HEIGHT)} aria-hidden="true">
          <text className="cover-name hidden text-t1 tabular">
            <tspan dy="-2.1em">{name}</tspan>
            <tspan x="0" dy="1.3em">
              {value}
            </tspan>
          </text>
        </svg>
      ))}
    </svg>
  );
}

function percent(part: number, whole: number): string {
  return `${Math.round((part / whole) * 1000) / 10}%`;
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
