import { isSection, type SectionOf, sectionsOf } from 'sitewright';
import { useContent, useList } from 'sitewright/react';
import { site } from '../model/lists/site';
import { services } from '../sections/services/schema';
import type { ShownBooking } from './booked';

/** The booking of the home page on a page that it travels to: those of the services, and the contact page. */
export function useTravelingBooking(address: string | undefined): ShownBooking | undefined {
  const agency = useList(site);
  const places = ['/', ...agency.services.map(({ page }) => page), agency.contact.href];
  // Other pages don't ask for the home page, so they don't depend on it.
  const section = useBookedServices(address !== undefined && places.includes(address));
  return section?.booking && { booking: section.booking, chosenBy: address === '/' ? 'slip' : 'address' };
}

/** The services of the home page, with their booking. */
export function useBookedServices(isAsked = true): SectionOf<typeof services> | undefined {
  const content = useContent();
  const home = isAsked ? content.pageAt('/') : undefined;
  return home && sectionsOf(home).find((section) => isSection(section, services));
}
