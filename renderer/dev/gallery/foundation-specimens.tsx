import { each } from '../../../components/examples';
import { type Group, Specimens } from './specimen';

const colors = [
  'paper',
  'ink',
  'soft',
  'rule',
  'field',
  'hue',
  'on-hue',
  'ground',
  'line',
  'ticket',
  'error',
  'error-wash',
];

const steps = ['display', 'title', 'heading', 'lede', 'small', 'label', 'figure', 'figure-words'];

const type = each(Object.fromEntries(steps.map((step) => [`type-${step}`, step])), (_, className) => (
  <p className={className}>An order is a question answered in time, 24/7</p>
));

export const foundationGroups: Group[] = [
  { id: 'colors', specimens: <Colors /> },
  { id: 'type', specimens: <Specimens examples={type} layout="stack" /> },
];

function Colors() {
  return (
    <ul className="swatches">
      {colors.map((color) => (
        <li key={color}>
          <span style={{ background: `var(--${color})` }} />
          {color}
        </li>
      ))}
    </ul>
  );
}
