import type { ExamplesModule } from '../../../components/examples';
import { type Group, Specimens } from './specimen';

const modules = import.meta.glob<ExamplesModule>('../../../components/**/*.examples.tsx', { eager: true });

/** The components of a folder in components/ that have examples beside them. */
export function componentGroups(folder: string): Group[] {
  return Object.entries(modules)
    .filter(([file]) => file.includes(`/components/${folder}/`))
    .map(([file, example]) => ({
      id: file.slice(file.lastIndexOf('/') + 1, -'.examples.tsx'.length),
      specimens: <Specimens {...example} />,
    }));
}
