import type { ReactNode } from 'react';
import type { Folk } from '../model/fields/folk';
import { BoatHouse } from './boat-house';
import { TinCanPhone } from './tin-can-phone';

const drawings: Record<Folk['name'], (props: { label: string }) => ReactNode> = {
  'boat-house': BoatHouse,
  'tin-can-phone': TinCanPhone,
};

/** People and what they do, on the line under the heading of a chapter. */
export function FolkDrawing({ drawing: { name, label } }: { drawing: Folk }) {
  const Drawing = drawings[name];
  return <Drawing label={label} />;
}
