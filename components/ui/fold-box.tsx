import { Stylesheet } from '../../renderer/react/stylesheet';

interface FoldBoxProps {
  label: string;
  /** What is folded, for screen readers. */
  about: string;
}

/** On phones, unfolds the rest of the `fold-group` or of the `fold-rows` around it. */
export function FoldBox({ label, about }: FoldBoxProps) {
  return (
    <>
      <Stylesheet file="components/ui/fold-box.css" />
      <label className="fold-box" data-md="skip">
        <input type="checkbox" />
        {label}
        <span className="sr-only">: {about}</span>
      </label>
    </>
  );
}
