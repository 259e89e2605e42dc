import { Stylesheet } from 'sitewright/react';

interface FoldBoxProps {
  label: string;
  /** The name of the folded part, for screen readers. */
  about: string;
}

/** On phones, unfolds the rest of its `fold-group` or `fold-rows`. */
export function FoldBox({ label, about }: FoldBoxProps) {
  return (
    <>
      <Stylesheet file="components/ui/fold-box.css" />
      <label className="fold-box relative text-hue text-t2 tracking-normal" data-md="skip">
        <input type="checkbox" />
        {label}
        <span className="sr-only">: {about}</span>
      </label>
    </>
  );
}
