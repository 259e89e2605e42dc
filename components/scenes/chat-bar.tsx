import { initialOf } from '../ui/initial';

/** The top of a drawn chat, with the name of the contact. */
export function ChatBar({ contact }: { contact: string }) {
  return (
    <div className="device-bar">
      <span className="device-face" aria-hidden="true">
        {initialOf(contact)}
      </span>
      {contact}
    </div>
  );
}
