import type { Diagnostic } from '../../content/diagnostics/diagnostic';
import { positionAt } from '../../content/diagnostics/line-index';
import { findPlace } from '../../content/edit/find-place';
import { replaceText } from '../../content/edit/replace-text';
import type { ParsedFile } from '../../content/parse/parse';
import type { Site } from '../../content/schema/site';
import type { EditableText } from '../../dev/inline-edit/editable-text';

/** A text of a file while it is edited. */
export interface TextEdit {
  piece: EditableText;
  /** The text of the file with another text in this place. @throws Error if the place can't hold it */
  textWith(typed: string): string;
  /** The diagnostics in the place, which is as long as the text in it. */
  ownOf(diagnostics: readonly Diagnostic[], text: string): Diagnostic[];
}

/** Begins to edit a text; undefined if the file does not have it any more. */
export function editText(piece: EditableText, file: ParsedFile, site: Site): TextEdit | undefined {
  const place = findPlace(file, piece.place, site);
  if (!place) return undefined;
  return {
    piece,
    // Always from the file as it was: the place of a text in a body is an offset.
    textWith: (typed) => (typed === place.source ? file.text : replaceText(file, place, typed)),
    ownOf(diagnostics, text) {
      const end = positionAt(text, place.end + text.length - file.text.length).line;
      return diagnostics.filter(({ file: label, line, field, endLine }) => {
        if (label !== piece.label) return false;
        return field === undefined ? line <= end && endLine >= place.line : field === place.path?.join('.');
      });
    },
  };
}
