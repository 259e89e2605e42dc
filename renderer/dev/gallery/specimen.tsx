import type { ReactNode } from 'react';

/** A component with everything it can look like. */
export interface Group {
  /** Its anchor, and its name in the index. */
  id: string;
  specimens: ReactNode;
}

interface SpecimenProps {
  name: string;
  /** Whether it is a band of a page, which brings its own margins. */
  isBand?: boolean;
  /** A state to show without a pointer or a key, such as hover; force-state.ts lends it. */
  forced?: string;
  children: ReactNode;
}

/** One case of a component, under its name. */
export function Specimen({ name, isBand = false, forced, children }: SpecimenProps) {
  return (
    <figure className={isBand ? 'specimen specimen-band' : 'specimen'}>
      <figcaption>{name}</figcaption>
      <div className="specimen-ground" data-forced={forced}>
        {children}
      </div>
    </figure>
  );
}

/** Small specimens side by side. */
export function Shelf({ children }: { children: ReactNode }) {
  return <div className="specimen-shelf">{children}</div>;
}
