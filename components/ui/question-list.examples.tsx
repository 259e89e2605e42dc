import { inStates } from '../examples';
import { QuestionList } from './question-list';

const items = [
  { question: 'Who owns the code?', answer: 'You do, from the first day.' },
  { question: 'What if the telecommunications provider changes?', answer: 'Then the number is ported.' },
];

export const examples = inStates(<QuestionList items={items} />, '', ['open']);
