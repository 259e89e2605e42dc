import type { SectionProps } from 'sitewright';
import { Stylesheet } from 'sitewright/react';
import { SectionFrame } from '../../ui/section-frame';
import { ReasonProof } from './reason-proof';
import type { reasons } from './schema';

/** Reasons side by side, each under a drawing of its evidence. */
export function Reasons({ section }: SectionProps<typeof reasons>) {
  return (
    <SectionFrame section={section}>
      <Stylesheet file="components/sections/reasons/reasons.css" />
      <ol className="reasons">
        {section.items.map(({ title, description, proof }) => (
          <li key={title}>
            {proof && <ReasonProof proof={proof} />}
            <div>
              <h3>{title}</h3>
              <p className="text-soft">{description}</p>
            </div>
          </li>
        ))}
      </ol>
    </SectionFrame>
  );
}
