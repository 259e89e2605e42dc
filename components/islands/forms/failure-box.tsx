import { type RefObject, useEffect, useRef, useState } from 'react';
import { fillPlaceholders } from 'sitewright/browser/fill-placeholders';
import type { Words } from '../../model/lists/words';
import { labeledTextsOf } from './controls';
import type { Failure } from './form-state';
import { bodyOf, chatInstead, mailInstead } from './mail-instead';

/** The failures that leave it unknown whether the inquiry arrived. */
const MAY_HAVE_ARRIVED: readonly Failure[] = ['timed-out', 'unconfirmed'];

interface FailureBoxProps {
  title: string;
  failure: Failure;
  words: Words['failure'];
  /** The environment setting that holds the address of the webhook. */
  setting: string;
  /** The provider's email address. */
  email: string;
  chat: string | undefined;
  /** Whether the receiver drops duplicates. */
  dropsDuplicates: boolean;
  form: RefObject<HTMLFormElement | null>;
}

/**
 * The red box above a form: what happened, and what to do. It takes the focus when it appears, and scrolls into view with what is over it:
 * the other ways to send what the visitor typed.
 */
export function FailureBox(props: FailureBoxProps) {
  const { title, failure, words, setting, email, chat, dropsDuplicates, form } = props;
  const box = useRef<HTMLDivElement>(null);
  const [texts, setTexts] = useState<readonly [string, string][]>([]);
  const [canCopy, setCanCopy] = useState(false);
  useEffect(() => {
    setCanCopy('clipboard' in navigator);
    if (form.current) setTexts(labeledTextsOf(form.current));
    box.current?.focus();
  }, [form]);
  return (
    <>
      <div className="btns mb-4">
        <a className="btn" href={mailInstead(email, texts)}>
          {words.mailInstead}
        </a>
        {chat && (
          <a className="btn btn-line" href={chatInstead(chat, texts)}>
            {words.whatsAppInstead}
          </a>
        )}
      </div>
      <div ref={box} role="alert" tabIndex={-1} className="error-box mb-5 scroll-mt-32">
        <p className="font-semibold text-error">{title}</p>
        <p className="mt-1">
          {failure === 'not-configured' ? fillPlaceholders(words[failure], { setting }) : words[failure]}
          {MAY_HAVE_ARRIVED.includes(failure) && ` ${dropsDuplicates ? words.againIsSafe : words.againMayBeTwice}`}
        </p>
        <p className="mt-1 flex flex-wrap gap-x-6">
          {failure === 'online-again' && (
            <button type="submit" className="box-action">
              {words.sendNow}
            </button>
          )}
          {canCopy && <CopyButton words={words} form={form} />}
        </p>
      </div>
    </>
  );
}

/**
 * For texts that are too long for an email link, and for visitors without a mail program. The clipboard needs a secure
 * context.
 */
function CopyButton({ words, form }: Pick<FailureBoxProps, 'words' | 'form'>) {
  const [isCopied, setCopied] = useState(false);
  async function copy() {
    if (!form.current) return;
    await navigator.clipboard.writeText(bodyOf(labeledTextsOf(form.current)));
    setCopied(true);
  }
  return (
    <>
      <button type="button" className="box-action" onClick={copy}>
        {words.copy}
      </button>
      <span role="status" className="self-center">
        {isCopied && words.copied}
      </span>
    </>
  );
}
