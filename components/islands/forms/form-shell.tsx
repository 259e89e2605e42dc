import { type ReactNode, useEffect, useRef } from 'react';
import type { Words } from '../../model/lists/words';
import { FailureBox } from './failure-box';
import { HONEYPOT } from './spam';
import type { FormProps, useForm } from './use-form';

interface FormShellProps extends Omit<FormProps, 'start'> {
  form: ReturnType<typeof useForm>;
  label: string;
  words: Pick<Words['form'], 'errorTitle' | 'leaveEmpty' | 'nativeSend' | 'noScript'> & { failure: Words['failure'] };
  /** The environment setting that holds the address of the webhook. */
  setting: string;
  heading?: ReactNode;
  /** Replaces the form once it is sent. */
  sent: ReactNode;
  /** The fields and the button. */
  children: ReactNode;
}

/** The parts of every form around its fields. */
export function FormShell(props: FormShellProps) {
  const { form, label, words, setting, heading, sent, children, webhook, page, email, chat, dropsDuplicates } = props;
  const { state, element, formProps } = form;
  if (state.name === 'sent') return <Sent>{sent}</Sent>;
  return (
    <form {...formProps} aria-label={label}>
      {heading}
      {state.name === 'error' && (
        <FailureBox
          title={words.errorTitle}
          failure={state.failure}
          words={words.failure}
          setting={setting}
          email={email}
          chat={chat}
          dropsDuplicates={dropsDuplicates}
          form={element}
        />
      )}
      <noscript>
        <p className={webhook ? 'type-small mb-5' : 'error-box mb-5'}>
          {webhook ? words.nativeSend : words.noScript}{' '}
          <a href={`mailto:${email}`} className="underline">
            {email}
          </a>
        </p>
      </noscript>
      <input type="hidden" name="page" value={page} />
      <Honeypot label={words.leaveEmpty} />
      {children}
    </form>
  );
}

/** Takes the focus, so that nobody misses it. */
function Sent({ children }: { children: ReactNode }) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    <div ref={panel} role="status" tabIndex={-1} data-sent>
      <div className="wind" />
      {children}
    </div>
  );
}

/** A field that no one can see, hear or focus: only a machine fills it in. */
function Honeypot({ label }: { label: string }) {
  return (
    <div inert aria-hidden="true" className="honeypot">
      <label>
        {label} <input name={HONEYPOT} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
