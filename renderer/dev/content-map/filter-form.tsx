import type { ComponentProps } from 'react';
import { addressOf, type Choice, sortValue } from './filter';
import { kindNames, stateNames } from './map-file';

/** The id by which the buttons of the table refer to the form. */
export const FORM = 'content-map-filter';

/** Chooses the files that the table shows. A plain form: it leads to the page with another address. */
export function FilterForm({ choice }: { choice: Choice }) {
  const { text, kind, state, withFindings, unlinked, linkingTo, linkedFrom, sort, direction } = choice;
  return (
    <form id={FORM} action="/__content#files" className="content-map-form" aria-label="Which files to show">
      <input type="hidden" name="sort" value={sortValue(sort, direction)} />
      <div className="field">
        <label htmlFor="map-text">Text</label>
        <input
          id="map-text"
          type="search"
          name="text"
          defaultValue={text}
          placeholder="Title, address, file or claim"
        />
      </div>
      <Select name="kind" label="Kind" names={kindNames} chosen={kind} />
      <Select name="state" label="State" names={stateNames} chosen={state} />
      <fieldset>
        <legend>Only files</legend>
        <Checkbox name="findings" label="with errors or warnings" defaultChecked={withFindings} />
        <Checkbox name="unlinked" label="that nothing links to" defaultChecked={unlinked} />
        {linkingTo && <Checkbox name="to" value={linkingTo} label={`that link to ${linkingTo}`} defaultChecked />}
        {linkedFrom && <Checkbox name="from" value={linkedFrom} label={`that ${linkedFrom} links to`} defaultChecked />}
      </fieldset>
      <div className="content-map-actions">
        <button type="submit">Show</button>
        <a href={addressOf({})}>Show all</a>
      </div>
    </form>
  );
}

interface SelectProps {
  name: string;
  label: string;
  names: Record<string, string>;
  chosen: string | undefined;
}

function Select({ name, label, names, chosen = '' }: SelectProps) {
  return (
    <div className="field">
      <label htmlFor={`map-${name}`}>{label}</label>
      <select id={`map-${name}`} name={name} defaultValue={chosen}>
        <option value="">All</option>
        {Object.entries(names).map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}

function Checkbox({ label, ...input }: ComponentProps<'input'> & { label: string }) {
  return (
    <label>
      <input type="checkbox" {...input} />
      {label}
    </label>
  );
}
