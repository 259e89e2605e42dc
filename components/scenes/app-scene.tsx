import { fillPlaceholders } from 'sitewright';
import { useList } from 'sitewright/react';
import type { Scene } from '../model/fields/scene';
import { words } from '../model/lists/words';
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
