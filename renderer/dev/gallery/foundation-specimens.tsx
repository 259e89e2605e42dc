import { useContent } from '../../../components/content-context';
import { LogoMark } from '../../../components/layout/logo';
import { Icon } from '../../../components/ui/icon';
import { icon } from '../../content/schema/fields/icon';
import { type Group, Shelf, Specimen } from './specimen';

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

export const foundationGroups: Group[] = [
  { id: 'colors', specimens: <Colors /> },
  { id: 'type', specimens: <Type /> },
  { id: 'logo', specimens: <Logo /> },
  { id: 'icons', specimens: <Icons /> },
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

function Type() {
  return steps.map((step) => (
    <Specimen key={step} name={`type-${step}`}>
      <p className={`type-${step}`}>An order is a question answered in time, 24/7</p>
    </Specimen>
  ));
}

function Logo() {
  const { site } = useContent();
  return (
    <Shelf>
      <Specimen name="mark">
        <LogoMark />
      </Specimen>
      <Specimen name="with the name, as in the footer">
        <p className="flex items-center gap-2.5 text-[1.375rem] font-bold tracking-[-0.02em]">
          <LogoMark />
          {site.name}
        </p>
      </Specimen>
    </Shelf>
  );
}

function Icons() {
  return (
    <ul className="swatches swatches-icons">
      {icon.options.map((name) => (
        <li key={name}>
          <Icon name={name} className="size-6" />
          {name}
        </li>
      ))}
    </ul>
  );
}
