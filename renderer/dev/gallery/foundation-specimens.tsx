import { useContent } from '../../../components/content-context';
import { LogoMark } from '../../../components/layout/logo';
import { each, type Group, shelf, stack } from './specimen';

const colors = [
  'paper',
  'ink',
  'soft',
  'rule',
  'field',
  'hue',
  'on-hue',
  'wash',
  'tint',
  'deep',
  'error',
  'error-wash',
];

const steps = ['display', 'title', 'heading', 'lede', 'small', 'label', 'figure', 'figure-words'];

const type = each(
  steps.map((step) => [`type-${step}`, `type-${step}`]),
  (className) => <p className={className}>An order is a question answered in time, 24/7</p>,
);

export const foundationGroups: Group[] = [
  { id: 'colors', specimens: <Colors /> },
  { id: 'type', specimens: stack(type) },
  { id: 'logo', specimens: <Logo /> },
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

function Logo() {
  const { site } = useContent();
  return shelf({
    mark: <LogoMark />,
    'with the name, as in the footer': (
      <p className="flex items-center gap-2.5 text-[1.375rem] font-bold tracking-[-0.02em]">
        <LogoMark />
        {site.name}
      </p>
    ),
  });
}
