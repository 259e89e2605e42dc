import { Stylesheet } from 'sitewright/react';

interface QuestionListProps {
  items: { question: string; answer: string }[];
}

/** Questions that expand to their answers, without a script. */
export function QuestionList({ items }: QuestionListProps) {
  return (
    <div className="faq grid items-start">
      <Stylesheet file="components/ui/question-list.css" />
      {items.map(({ question, answer }) => (
        <details className="border-t border-rule" key={question}>
          <summary>{question}</summary>
          <p className="text-soft">{answer}</p>
        </details>
      ))}
    </div>
  );
}
