import type { Content } from 'sitewright';
import { site } from '../model/lists/site';
import { LogoMark } from './logo';

export const examples = ({ list }: Content) => ({
  mark: <LogoMark />,
  'with the name, as in the footer': (
    <p className="flex items-center gap-2.5 text-[1.375rem] font-bold tracking-[-0.02em]">
      <LogoMark />
      {list(site).name}
    </p>
  ),
});
