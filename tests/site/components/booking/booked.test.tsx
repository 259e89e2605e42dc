import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Booked, BookingProvider } from '../../../../components/booking/booked';
import { Calendar } from '../../../../components/booking/calendar';
import type { Booking } from '../../../../components/model/fields/booking';
import { services } from '../../../../components/sections/services/schema';
import { sectionExamples } from '../../../../renderer/content/read-examples';
import { site } from '../../../support/site';

const { booking } = services.schema.parse(sectionExamples(site).get('services')?.full);

function htmlOf(text: string, hasSlip: boolean): string {
  return renderToStaticMarkup(
    <BookingProvider booking={sound(booking)} chosenBy={hasSlip ? 'slip' : undefined}>
      <Booked text={text} />
    </BookingProvider>,
  ).replace(/<link[^>]*>/g, '');
}

function sound(found: Booking | undefined): Booking {
  if (!found) throw new Error('The example has no booking');
  return found;
}

test('a page with a slip contains every variant, and its Markdown version the default', () => {
  expect(htmlOf('{Seats} on {day}', true)).toBe(
    [
      '<span data-n="1" data-md="skip">One seat</span><span data-n="2">Two seats</span> on ',
      '<span data-m="1" data-md="skip">Tuesday</span><span data-m="2">Wednesday</span>',
      '<span data-m="3" data-md="skip">Thursday</span>',
    ].join(''),
  );
});

test('a page without a slip contains only the default booking', () => {
  expect(htmlOf('[{seats}] on {day}, {free} free on {next}, {price} at {time}, {single} each', false)).toBe(
    '<mark>two seats</mark> on Wednesday, 6 free on Thursday, $80 at <span class="whitespace-nowrap">5 pm</span>, <span class="whitespace-nowrap">$40</span> each',
  );
});

test('unpaired brackets and unknown tokens remain as typed', () => {
  expect(htmlOf('a ] b [ c {unknown}', false)).toBe('a ] b [ c {unknown}');
});

test('without a slip, the calendar shows remaining amounts, and a single booked cell', () => {
  const html = renderToStaticMarkup(
    <BookingProvider booking={sound(booking)}>
      <Calendar days="offered" />
    </BookingProvider>,
  );
  expect(html.match(/taken/g)).toHaveLength(1);
  expect(html.match(/\d left/g)).toEqual(['5 left', '6 left', '6 left', '2 left', '5 left']);
});
