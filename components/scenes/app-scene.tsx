import type { Scene } from '../../pages/fields/scene';
import { words } from '../../pages/lists/words';
import { fillPlaceholders } from '../../renderer/content/schema/fill-placeholders';
import { useList } from '../../renderer/react/content-context';
import { Drawing } from './drawing';
import { Rows } from './rows';

/** One to three app screens, side by side. */
export function AppScene({ screens }: Extract<Scene, { type: 'app' }>) {
  const labels = useList(words);
  const titles = screens.map((screen) => screen.title).join(', ');
  return (
    <Drawing className="screens" label={fillPlaceholders(labels.scene.app, { screens: titles })}>
      {screens.map(({ title, rows, action }) => (
        <div key={title} className="device device-phone">
          <div className="device-bar">{title}</div>
          <div className="device-page content-between">
            <Rows rows={rows} />
            <div className="device-act">{action}</div>
          </div>
        </div>
      ))}
    </Drawing>
  );
}
