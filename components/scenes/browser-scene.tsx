import type { Scene } from '../../pages/fields/scene';
import { words } from '../../pages/lists/words';
import { fillPlaceholders } from '../../renderer/content/schema/fill-placeholders';
import { useList } from '../../renderer/react/content-context';
import { Drawing } from './drawing';
import { Rows } from './rows';

/** A page in a browser window: its headline, its answers at first glance, and a button. */
export function BrowserScene({ address, heading, rows, action }: Extract<Scene, { type: 'browser' }>) {
  const labels = useList(words);
  return (
    <Drawing label={fillPlaceholders(labels.scene.browser, { heading })}>
      <div className="device device-window">
        <div className="device-bar">{address}</div>
        <div className="device-page">
          <div className="device-heading">{heading}</div>
          <Rows rows={rows} />
          <div className="device-act">{action}</div>
        </div>
      </div>
    </Drawing>
  );
}
