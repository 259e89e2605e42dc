import { useId } from 'react';

interface ChoiceProps {
  legend: string;
  /** For screen readers only. */
  isLegendHidden?: boolean;
  options: readonly string[];
  /** The option that is chosen at first. */
  chosen: number;
  /** Whether the options are below each other. */
  isVertical?: boolean;
}

/** Which variant an element belongs to, as choice.css knows it. */
export const variantOf = (index: number): string => `abcde`.charAt(index);

/**
 * One of two to five, without a script: in the nearest element with the class `choosing`, what has the `data-v` of the chosen option
 * is visible. Variants are in one `cell`, so that nothing moves. The stylesheet of that element imports choice.css.
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
            <span>{option}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
