interface EditorLinkProps {
  /** The content folder, as an absolute path. */
  root: string;
  /** The path of the file in it. */
  path: string;
  /** The place in the file; its top if undefined. */
  place?: { line: number; column: number };
}

/** Opens a content file in the editor, through the dev server. */
export function EditorLink({ root, path, place }: EditorLinkProps) {
  const where = place ? `:${place.line}:${place.column}` : '';
  const file = encodeURIComponent(`${root}/${path}${where}`);
  return (
    <a href={`/__open-in-editor?file=${file}`} target="editor">
      {path + where}
      <span className="sr-only"> in the editor</span>
    </a>
  );
}
