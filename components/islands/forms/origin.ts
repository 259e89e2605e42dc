/** The name of the field with the previous page, as it is sent. */
export const PREVIOUS_PAGE = 'service';

/** Longer values are truncated, since anyone can write the address that they come from. */
const LONGEST_VALUE = 200;

/**
 * The origin of a visitor, as fields of the inquiry: the previous page of the site, and the parameters of a campaign.
 * Nothing is stored for it, so only the last step is known.
 * @param address of the page with the form
 * @param referrer of that page, or an empty text
 */
export function originOf(address: string, referrer: string): Record<string, string> {
  const page = new URL(address);
  const fields: Record<string, string> = {};
  if (URL.canParse(referrer)) {
    const previous = new URL(referrer);
    if (previous.origin === page.origin && previous.pathname !== page.pathname)
      fields[PREVIOUS_PAGE] = previous.pathname;
  }
  for (const [name, value] of page.searchParams) {
    if (/^utm_[a-z]{1,20}$/.test(name)) fields[name] = value.slice(0, LONGEST_VALUE);
  }
  return fields;
}
