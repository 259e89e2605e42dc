/** A value with words in smaller type than its numbers, such as "under 24 hours". */
export function FigureValue({ value }: { value: string }) {
  return value.split(/(\S*\d\S*)/).map((part) =>
    part === '' ? null : /\d/.test(part) ? (
      <span key={part} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      <small key={part} className="text-t3 tracking-normal lg:text-t5">
        {part}
      </small>
    ),
  );
}
