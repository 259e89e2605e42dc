import Plus from 'lucide-react/icons/plus';

interface QuestionListProps {
  items: { question: string; answer: string }[];
}

/** Questions that expand to their answers, without script. */
export function QuestionList({ items }: QuestionListProps) {
  return (
    <div className="border-t-2 border-line">
      {items.map(({ question, answer }) => (
        <details key={question} className="group border-b border-rule">
          <summary className="type-item flex min-h-14 items-center justify-between gap-6 py-4 hover:text-hue">
            {question}
            <Plus
              className="size-5 text-hue transition-transform duration-200 group-open:rotate-45"
              strokeWidth={1.8}
              aria-hidden="true"
            />
          </summary>
          <p className="measure pb-6 text-soft">{answer}</p>
        </details>
      ))}
    </div>
  );
}
