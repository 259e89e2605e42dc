import { useState } from 'react';
import type { Diagnostic } from '../../content/diagnostics/diagnostic';
import type { TextEdit } from '../page/text-edit';

interface TextFieldProps {
  edit: TextEdit;
  /** Of this text. */
  errors: readonly Diagnostic[];
  /** Takes the text of the file at each key. */
  onType(text: string): void;
  onClose(): void;
}

/** The text that is edited, with what the check says of it. */
export function TextField({ edit, errors, onType, onClose }: TextFieldProps) {
  const { piece } = edit;
  const [typed, setTyped] = useState(piece.source);
  const [refusal, setRefusal] = useState('');
  const type = (text: string) => {
    const value = piece.isLong ? text : text.replaceAll(/\s*\n\s*/g, ' ');
    setTyped(value);
    try {
      onType(edit.textWith(value));
      setRefusal('');
    } catch (error) {
      setRefusal(`Not taken over: ${error instanceof Error ? error.message : error}`);
    }
  };
  const isWrong = refusal !== '' || errors.length > 0;
  return (
    <section className="text-field" aria-labelledby="text-label">
      <label id="text-label" htmlFor="text">
        {piece.hint ?? 'The text, in Markdown.'}
      </label>
      <textarea
        id="text"
        ref={(element) => element?.focus()}
        value={typed}
        rows={piece.isLong ? 8 : 3}
        aria-invalid={isWrong}
        aria-describedby="text-place text-problems"
        onChange={({ target }) => type(target.value)}
        onKeyDown={({ key }) => {
          if (key === 'Escape') onClose();
        }}
      />
      <p id="text-place" className="hint">
        {piece.label}, line {piece.line}. {piece.reach}
      </p>
      <div id="text-problems" role="alert">
        {refusal !== '' && <p className="problem">{refusal}</p>}
        {errors.map(({ code, line, column, message, suggestion }) => (
          <p className="problem" key={`${code} ${line} ${column}`}>
            {message} {suggestion}
          </p>
        ))}
      </div>
      <button type="button" onClick={onClose}>
        Done
      </button>
    </section>
  );
}
