interface SubmitButtonProps {
  label: string;
  sendingLabel: string;
  isSending: boolean;
}

/**
 * The button of a form: disabled, with the curl of the mark turning, while the form is being sent. A disabled button loses the focus
 * and is not announced, so the status beside it says that the form is being sent (WCAG 4.1.3).
 */
export function SubmitButton({ label, sendingLabel, isSending }: SubmitButtonProps) {
  return (
    <>
      <button type="submit" disabled={isSending} className="btn form-button">
        {isSending && <span aria-hidden="true" className="sending-curl" />}
        {isSending ? sendingLabel : label}
      </button>
      <span role="status" className="sr-only">
        {isSending && sendingLabel}
      </span>
    </>
  );
}
