import type { Scene } from '../../renderer/content/schema/fields/scene';
import { fillPlaceholders } from '../../renderer/content/schema/fill-placeholders';
import { useContent } from '../content-context';
import { Drawing } from './drawing';
import { Rows } from './rows';

/** One app screen, or up to three beside each other. */
export function AppScene({ screens }: Extract<Scene, { type: 'app' }>) {
  const { words } = useContent();
  const titles = screens.map((screen) => screen.title).join(', ');
  return (
    <Drawing className="screens" label={fillPlaceholders(words.scene.app, { screens: titles })}>
      {screens.map(({ title, rows, action }) => (
        <div key={title} className="phone">
          <div className="bar">{title}</div>
          <div className="page content-between">
            <Rows rows={rows} />
            <div className="act">{action}</div>
          </div>
        </div>
      ))}
    </Drawing>
  );
}
