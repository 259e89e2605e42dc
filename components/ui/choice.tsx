import { useId } from 'react';
import { Booked } from '../booking/booked';

interface ChoiceProps {
  legend: string;
  /** Shows the legend to screen readers only. */
  isLegendHidden?: boolean;
  /** With tokens of the booking. */
  options: readonly string[];
  /** The index of the default option. */
  chosen: number;
  /** Whether the options are in a column. */
  isVertical?: boolean;
}

/** The value of `data-v` for a variant; choice.css has a rule for each. */
export const variantOf = (index: number): string => `abcde`.charAt(index);

/**
 * A choice of two to five options, without a script: the nearest element with the class `choosing` shows descendants with the
 * `data-v` of the chosen option. Variants share a `cell`, so that nothing moves. The stylesheet of that element imports choice.css.
 */
export function Choice({ legend, isLegendHidden = false, options, chosen, isVertical = false }: ChoiceProps) {
  const name = useId();
  return (
    <fieldset className={isVertical ? 'choice choice-vertical' : 'choice'} data-md="skip">
      <legend className={isLegendHidden ? 'sr-only' : undefined}>{legend}</legend>
      <div>
        {options.map((option, index) => (
          <label key={option}>
            <input type="radio" name={name} value={variantOf(index)} defaultChecked={index === chosen} />
            <span>
              <Booked text={option} />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
