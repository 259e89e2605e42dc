import { createContext, Fragment, type ReactNode, useContext } from 'react';
import { Stylesheet } from 'sitewright/react';
import type { Booking } from '../model/fields/booking';
import { bookingTokens, partsOfBookingText } from '../model/fields/booking-tokens';
import { capitalizeFirst } from '../ui/capitalize-first';

export interface ShownBooking {
  booking: Booking;
  /** What tells the page the choice: its slip, or its address, if the visitor chose before. Without, only the default is in the page. */
  chosenBy?: 'slip' | 'address' | undefined;
  /** The choice that the content around belongs to, so that it has no variants. */
  choice?: { day: number; amount: number };
}

/** The booking around a component; on pages where none travels, undefined outside of sections that show one. */
export const BookingContext = createContext<ShownBooking | undefined>(undefined);

/** The default day and amount; variants.css shows the same. */
export const FIRST_DAY = 1;
export const FIRST_AMOUNT = 1;

/** Provides the booking to every component that shows a part of it. */
export function BookingProvider({ booking, chosenBy, children }: ShownBooking & { children: ReactNode }) {
  return (
    <BookingContext value={{ booking, chosenBy }}>
      <Stylesheet file="components/ui/device.css" />
      <Stylesheet
        file={chosenBy === 'slip' ? 'components/sections/hero/stage.css' : 'components/booking/booking.css'}
      />
      {children}
    </BookingContext>
  );
}

/** The booking of the page. @throws Error outside of a BookingProvider */
export function useBooking(): ShownBooking {
  const shown = useContext(BookingContext);
  if (!shown) throw new Error('useBooking is used outside a BookingProvider');
  return shown;
}

/** Text in square brackets, which gets the color of the booking. */
const MARKED = /(\[[^\][]*\])/;

/** A text of the booking. Every variant of a token is in the page, and the styles show the variant that the visitor chose. */
export function Booked({ text }: { text: string }) {
  return text.split(MARKED).map((part, index) => {
    const isMarked = MARKED.test(part);
    const content = withTokens(isMarked ? part.slice(1, -1) : part);
    // biome-ignore lint/suspicious/noArrayIndexKey: only their order identifies parts
    return isMarked ? <mark key={index}>{content}</mark> : <Fragment key={index}>{content}</Fragment>;
  });
}

function withTokens(text: string): ReactNode {
  return partsOfBookingText(text).map((part) =>
    typeof part === 'string' ? part : <Token key={part.start} name={part.token} />,
  );
}

function Token({ name }: { name: string }) {
  const { booking } = useBooking();
  const found = bookingTokens(booking).get(name.toLowerCase());
  const write = name === name.toLowerCase() ? (text: string) => text : capitalizeFirst;
  // The rule booking-tokens-exist reports an unknown token.
  if (!found) return `{${name}}`;
  // Keeps a time such as 9 am on one line.
  if (found.by === 'none') return <span className="whitespace-nowrap">{write(found.text)}</span>;
  return <Variants by={found.by}>{found.texts.map(write)}</Variants>;
}

interface VariantsProps {
  /** The choice on the slip that the variants follow. */
  by: 'day' | 'amount';
  /** One variant for each day, or for each amount. */
  children: ReactNode[];
  className?: string;
}

/** Content that differs by day or by amount. */
export function Variants({ by, children, className }: VariantsProps) {
  const { chosenBy, choice } = useBooking();
  const first = by === 'day' ? FIRST_DAY : FIRST_AMOUNT;
  if (choice) return children[choice[by]];
  if (!chosenBy) return children[first];
  return children.map((child, index) => (
    <span
      // biome-ignore lint/suspicious/noArrayIndexKey: only their order identifies variants
      key={index}
      {...{ [by === 'day' ? 'data-m' : 'data-n']: index + 1 }}
      className={className}
      data-md={index === first ? undefined : 'skip'}
    >
      {child}
    </span>
  ));
}
