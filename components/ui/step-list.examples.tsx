import { each } from '../examples';
import { steps } from '../sections/steps/schema';
import { StepList } from './step-list';

export const examples = each(steps.examples, ({ items }) => <StepList items={items} />);
