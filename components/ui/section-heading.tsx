interface SectionHeadingProps {
  id: string;
  title: string;
  text?: string | undefined;
}

/** The heading of a section and the sentence under it. */
export function SectionHeading({ id, title, text }: SectionHeadingProps) {
  return (
    <div className="max-w-3xl">
      <h2 id={id} className="type-title">
        {title}
      </h2>
      {text && <p className="type-lede measure mt-5 text-soft">{text}</p>}
    </div>
  );
}
