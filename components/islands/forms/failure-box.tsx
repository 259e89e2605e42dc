import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Words } from '../../../renderer/content/schema/words';
import { labelledTextsOf } from './controls';
import type { Failure } from './form-state';
import { bodyOf, mailInstead } from './mail-instead';

interface FailureBoxProps {
  title: string;
  failure: Failure;
  words: Words['failure'];
  /** The environment setting that holds the address of the webhook. */
  setting: string;
  /** The provider's e-mail address. */
  email: string;
  form: RefObject<HTMLFormElement | null>;
}

/**
 * The red box over a form: what happened and what to do, with a way out that carries what was typed. It takes the
 * focus when it appears, so that nobody misses it.
 */
export function FailureBox({ title, failure, words, setting, email, form }: FailureBoxProps) {
  const box = useRef<HTMLDivElement>(null);
  const [mail, setMail] = useState({ href: `mailto:${email}`, isWhole: true });
  useEffect(() => {
    if (form.current) setMail(mailInstead(email, labelledTextsOf(form.current)));
    box.current?.focus();
  }, [email, form]);
  return (
    <div ref={box} role="alert" tabIndex={-1} className="error-box">
      <p className="font-semibold text-error">{title}</p>
      <p className="mt-1">{words[failure].replace('{setting}', setting)}</p>
      <p className="mt-1 flex flex-wrap gap-x-6">
        {failure === 'online-again' && (
          <button type="submit" className="box-action">
            {words.sendNow}
          </button>
        )}
        <a className="box-action" href={mail.href}>
          {words.mailInstead}
        </a>
        {!mail.isWhole && 'clipboard' in navigator && <CopyButton words={words} form={form} />}
      </p>
    </div>
  );
}

/** For texts that are too long for an e-mail link; browsers have a clipboard in secure contexts only. */
function CopyButton({ words, form }: Pick<FailureBoxProps, 'words' | 'form'>) {
  const [isCopied, setCopied] = useState(false);
  async function copy() {
    if (!form.current) return;
    await navigator.clipboard.writeText(bodyOf(labelledTextsOf(form.current)));
    setCopied(true);
  }
  return (
    <>
      <button type="button" className="box-action" onClick={copy}>
        {words.copy}
      </button>
      <span role="status" className="box-action no-underline">
        {isCopied && words.copied}
      </span>
    </>
  );
}
