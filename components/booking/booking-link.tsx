import { type ComponentProps, useContext } from 'react';
import { useList } from 'sitewright/react';
import { site } from '../model/lists/site';
import { BookingContext, FIRST_AMOUNT, FIRST_DAY, Variants } from './booked';
import { bookingKeys } from './booking-keys';
import { Yours } from './yours';

/**
 * A link that takes the visitor's booking along, if its page knows one and its target shows it: the address of each version has another
 * fragment. A jump within a page keeps the booking in the same way. Other links are as they are.
 */
export function BookingLink({ href, ...attributes }: ComponentProps<'a'> & { href: string }) {
  const shown = useContext(BookingContext);
  const agency = useList(site);
  const target = [...agency.services.map(({ page }) => page), agency.contact.href].includes(href);
  const isJump = shown?.chosenBy === 'address' && href.startsWith('#');
  if (!shown?.chosenBy || !(target || isJump)) return <a href={href} {...attributes} />;
  const versionFor = (key: string) => (
    <a href={isJump ? `#${key}.${href.slice(1)}` : `${href}#${key}`} {...attributes} />
  );
  return (
    <Variants by="day" className="contents">
      {bookingKeys(shown.booking).map((keys, day) => (
        <Variants key={keys[0]} by="amount" className="contents">
          {keys.map((key, amount) => {
            const isFirst = day === FIRST_DAY && amount === FIRST_AMOUNT;
            const version = isFirst ? (
              <Yours example={<a href={href} {...attributes} />} className="contents">
                {versionFor(key)}
              </Yours>
            ) : (
              versionFor(key)
            );
            // Its own text needs no variants.
            return (
              <BookingContext key={key} value={{ ...shown, choice: { day, amount } }}>
                {version}
              </BookingContext>
            );
          })}
        </Variants>
      ))}
    </Variants>
  );
}
