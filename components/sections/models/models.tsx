import type { ReactNode } from 'react';
import type { SectionProps } from 'sitewright';
import { Stylesheet } from 'sitewright/react';
import { SectionFrame } from '../../ui/section-frame';
import type { ModelDrawing, models } from './schema';

/** Models of cooperation, each with a line and its benefits. */
export function Models({ section }: SectionProps<typeof models>) {
  return (
    <SectionFrame section={section}>
      <Stylesheet file="components/sections/models/models.css" />
      <div className="models grid">
        {section.items.map(({ title, description, benefits, drawing, ends }) => (
          <div key={title}>
            {drawing && drawings[drawing]}
            {ends && (
              <p className="model-ends flex justify-between gap-4 mt-1 text-t1 font-semibold" aria-hidden="true">
                <span>{ends[0]}</span>
                <span>{ends[1]}</span>
              </p>
            )}
            <h3 className="mt-4 mb-2 text-t5">{title}</h3>
            <p className="text-soft">{description}</p>
            <ul className="model-benefits mt-3 text-t2 leading-[1.45]">
              {benefits.map((benefit) => (
                <li className="border-t border-rule" key={benefit}>
                  {benefit}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </SectionFrame>
  );
}

/** The positions of five equal marks along a line. */
const FIVE = ['10%', '30%', '50%', '70%', '90%'];

const drawings: Record<ModelDrawing, ReactNode> = {
  stages: (
    <svg className="model-way" aria-hidden="true">
      <line x1="0%" x2="100%" y1="84" y2="84" />
      <line className="model-gate" x1="0%" x2="0%" y1="36" y2="84" />
      <line className="model-gate" x1="100%" x2="100%" y1="36" y2="84" />
      {['25%', '50%', '75%'].map((x) => (
        <line key={x} x1={x} x2={x} y1="70" y2="84" />
      ))}
    </svg>
  ),
  months: (
    <svg className="model-way" aria-hidden="true">
      <line x1="0%" x2="100%" y1="84" y2="84" />
      {FIVE.map((x) => (
        <circle key={x} cx={x} cy="66" r="18" />
      ))}
    </svg>
  ),
  weeks: (
    <svg className="model-way" aria-hidden="true">
      {['20%', '40%', '60%', '80%'].map((x) => (
        <line key={x} x1={x} x2={x} y1="60" y2="84" />
      ))}
      <line x1="0%" x2="94%" y1="84" y2="84" />
      <svg aria-hidden="true" x="94%">
        <path d="M0 84a18 18 0 1 0-18-18" strokeDasharray="3 7" />
      </svg>
    </svg>
  ),
  plug: (
    <svg className="model-way" aria-hidden="true">
      <line x1="0%" x2="46%" y1="60" y2="60" />
      <line x1="54%" x2="100%" y1="60" y2="60" />
      <svg aria-hidden="true" x="46%">
        <path d="M0 46v28h14V46zM14 53h9M14 67h9" />
      </svg>
      <svg aria-hidden="true" x="54%">
        <path d="M0 46h-9M0 46v28h-9" />
      </svg>
    </svg>
  ),
  branch: (
    <svg className="model-way" aria-hidden="true">
      <line x1="0%" x2="100%" y1="40" y2="40" />
      <line x1="0%" x2="82%" y1="80" y2="80" />
      <svg aria-hidden="true" x="82%">
        <path d="M0 80a13 13 0 0 0 13-13V40" />
      </svg>
    </svg>
  ),
  braid: (
    <svg className="model-way" viewBox="0 0 400 96" preserveAspectRatio="none" aria-hidden="true">
      <path d="M0 36c70 0 70 48 140 48s70-48 140-48c44 0 60 24 120 24M0 84c70 0 70-48 140-48s70 48 140 48c44 0 60-24 120-24" />
    </svg>
  ),
};
