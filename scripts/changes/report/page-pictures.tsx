import type { Box, PictureChange, Strip } from '../compare-pictures';
import { type Pictures, WIDTHS, type Width } from '../take-pictures';
import { Part } from './report-section';

export function ViewChoice() {
  return (
    <fieldset className="views">
      <legend>Show pictures</legend>
      <label>
        <input type="radio" name="view" value="slider" defaultChecked /> over each other, with a slider
      </label>
      <label>
        <input type="radio" name="view" value="sides" /> side by side
      </label>
    </fieldset>
  );
}

interface PagePicturesProps {
  /** Undefined if none were taken. */
  pictures: Pictures | undefined;
  address: string;
}

export function PagePictures({ pictures, address }: PagePicturesProps) {
  if (!pictures) return <NoPictures reason="None were taken: the change reaches too many pages." />;
  const widths = (Object.keys(WIDTHS) as Width[]).filter((width) => pictures[width].changes.length > 0);
  if (widths.length === 0) {
    return <NoPictures reason="Nothing that the eye can see is different, on a phone or on a desktop." />;
  }
  return (
    <section className="pictures">
      {widths.map((width) => (
        <div key={width} className="width" data-width={width}>
          <h3>
            {width === 'phone' ? 'On a phone' : 'On a desktop'}{' '}
            <span className="soft">{WIDTHS[width]} pixels wide</span>
          </h3>
          <div className="strips">
            {pictures[width].changes.map((pair, index) => (
              <Compare
                // biome-ignore lint/suspicious/noArrayIndexKey: the pictures are drawn once
                key={index}
                pair={pair}
                name={`${address}, ${width}, place ${index + 1} of ${pictures[width].changes.length}`}
              />
            ))}
          </div>
          {pictures[width].more > 0 && <p className="soft">{pictures[width].more} more places differ.</p>}
        </div>
      ))}
    </section>
  );
}

function NoPictures({ reason }: { reason: string }) {
  return (
    <Part title="Pictures">
      <p className="soft">{reason}</p>
    </Part>
  );
}

function Compare({ pair: { before, after }, name }: { pair: PictureChange; name: string }) {
  const isPair = before !== undefined && after !== undefined;
  return (
    <figure className={isPair ? 'compare' : 'single'}>
      <div className="frame">
        {before && <Side strip={before} side="before" name={name} />}
        {after && <Side strip={after} side="after" name={name} />}
        {isPair && (
          <>
            <input
              type="range"
              min={0}
              max={100}
              defaultValue={50}
              aria-label={`Slide between before and after: ${name}`}
            />
            <span className="handle" aria-hidden="true" />
          </>
        )}
      </div>
    </figure>
  );
}

function Side({ strip, side, name }: { strip: Strip; side: 'before' | 'after'; name: string }) {
  const { png, width, height, marks } = strip;
  return (
    <div className={`side ${side}`}>
      <span className="tag" aria-hidden="true">
        {side}
      </span>
      <div className="shot">
        <img
          src={`data:image/png;base64,${png.toString('base64')}`}
          width={width}
          height={height}
          alt={`${side === 'before' ? 'Before' : 'After'}: ${name}`}
        />
        {marks.map((mark) => (
          <span key={JSON.stringify(mark)} className="mark" style={placeOf(mark, strip)} />
        ))}
      </div>
    </div>
  );
}

/** Pictures are scaled, so marks are placed in percent. */
function placeOf(mark: Box, { width, height }: Strip) {
  const percent = (value: number, whole: number) => `${((value / whole) * 100).toFixed(3)}%`;
  return {
    left: percent(mark.left, width),
    top: percent(mark.top, height),
    width: percent(mark.width, width),
    height: percent(mark.height, height),
  };
}
