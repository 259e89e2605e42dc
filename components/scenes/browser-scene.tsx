import type { browserBlocks, Scene } from '../../renderer/content/schema/fields/scene';
import { fillPlaceholders } from '../../renderer/content/schema/fill-placeholders';
import { useContent } from '../content-context';
import { Drawing } from './drawing';

type Block = (typeof browserBlocks)[number];

/** How many shapes each part of a drawn page has. */
const shapes: Record<Block, number> = {
  banner: 1,
  text: 3,
  grid: 3,
  list: 3,
  form: 3,
  calendar: 21,
  map: 1,
  table: 4,
  chart: 6,
};

/** A browser window with a page of simple parts. */
export function BrowserScene({ address, heading, blocks, action }: Extract<Scene, { type: 'browser' }>) {
  const { words } = useContent();
  return (
    <Drawing label={fillPlaceholders(words.scene.browser, { heading })}>
      <div className="window">
        <div className="bar">{address}</div>
        <div className="page">
          <div className="page-head">{heading}</div>
          <div className="act">{action}</div>
          {blocks.map((block) => (
            <div key={block} className={`part part-${block}`}>
              {Array.from({ length: shapes[block] }, (_, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the shapes are alike and never move
                <i key={index} />
              ))}
            </div>
          ))}
        </div>
      </div>
    </Drawing>
  );
}
