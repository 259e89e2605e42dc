import { Fragment, type ReactNode } from 'react';
import type { FieldChange, Sides } from '../compare-facts';
import { compareWords, type TextChange } from '../compare-text';
import type { Cause } from '../find-cause';
import type { Link } from '../read-page';
import { Entry } from './report-section';

export function CauseWords({ files, claims, isCode }: Cause) {
  const causes = [
    ...files.map((file) => <code key={file}>{file}</code>),
    ...claims.map(({ name }) => (
      <span key={name}>
        claim <code>{name}</code>
      </span>
    )),
  ];
  if (causes.length === 0) return isCode ? <>code</> : <span className="soft">not known</span>;
  return <span className="causes">{causes}</span>;
}

export function TextDifference({ under, parts, times }: TextChange) {
  return (
    <div className="difference">
      {under !== '' && (
        <p className="under">
          {under}
          {times > 1 && `, ${times} times`}
        </p>
      )}
      <p className="words">
        <Parts parts={parts} />
      </p>
    </div>
  );
}

function Parts({ parts }: Pick<TextChange, 'parts'>) {
  return parts.map(({ kind, text }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts are drawn once
    <Fragment key={index}>
      {kind === 'added' && parts[index - 1]?.kind === 'removed' && ' '}
      <Words kind={kind} text={text} />
    </Fragment>
  ));
}

/** Tells screen readers where a change begins and ends: browsers' own announcements are often turned off. */
function Words({ kind, text }: TextChange['parts'][number]) {
  if (kind === 'same') return <>{text}</>;
  const Tag = kind === 'added' ? 'ins' : 'del';
  const [, before, words, after] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? [];
  return (
    <>
      {before}
      <Tag>
        <span className="spoken">[{kind}: </span>
        {words}
        <span className="spoken">]</span>
      </Tag>
      {after}
    </>
  );
}

export function FromTo({ before, after }: Sides<string>) {
  return (
    <span className="words">
      {before !== undefined && <Words kind="removed" text={before} />}{' '}
      {after !== undefined && <Words kind="added" text={after} />}
    </span>
  );
}

export function Fields({ fields }: { fields: readonly FieldChange[] }) {
  return (
    <dl className="ledger">
      {fields.map((field) => (
        <Entry key={field.name} name={<code>{field.name}</code>}>
          <FieldValue {...field} />
        </Entry>
      ))}
    </dl>
  );
}

/** Sentences are compared by word; addresses and dates as a whole. */
function FieldValue({ before, after }: FieldChange) {
  if (!before?.includes(' ') || !after?.includes(' ')) return <FromTo before={before} after={after} />;
  return (
    <span className="words">
      <Parts parts={compareWords(before, after)} />
    </span>
  );
}

export function FoldedFields({ title, fields }: { title: string; fields: readonly FieldChange[] }) {
  if (fields.length === 0) return null;
  return (
    <details>
      <summary>
        {title} <span className="count">{fields.length}</span>
      </summary>
      <Fields fields={fields} />
    </details>
  );
}

export function Links({ links }: { links: readonly Sides<Link>[] }) {
  return (
    <dl className="ledger">
      {links.map(({ before, after }) => (
        <Entry key={JSON.stringify([before, after])} name={after?.words ?? before?.words}>
          {before && after && before.words !== after.words && <FromTo before={before.words} after={after.words} />}
          {before?.href === after?.href ? (
            <code>{after?.href}</code>
          ) : (
            <FromTo before={before?.href} after={after?.href} />
          )}
        </Entry>
      ))}
    </dl>
  );
}

export function List({ items }: { items: readonly ReactNode[] }) {
  return (
    <ul>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is drawn once
        <li key={index}>{item}</li>
      ))}
    </ul>
  );
}
