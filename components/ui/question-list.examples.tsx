import { type Examples, inStates } from '../examples';
import { questions } from '../sections/questions/schema';
import { QuestionList } from './question-list';

export const examples: Examples = Object.fromEntries(
  Object.entries(questions.examples).flatMap(([name, { items }]) =>
    Object.entries(inStates(<QuestionList items={items} />, `${name}, `, ['open'])),
  ),
);
