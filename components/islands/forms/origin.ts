/** Longer values are cut: they come from an address that anybody may have written. */
const LONGEST_VALUE = 200;

/**
 * Where a visitor came from, as the fields that are sent with an inquiry: the page of the site viewed before, and the
 * parameters by which a campaign names itself. Nothing is stored for it, so it is known only for the last step.
 * @param address of the page with the form
 * @param referrer of that page, empty if it has none
 */
export function originOf(address: string, referrer: string): Record<string, string> {
  const page = new URL(address);
  const fields: Record<string, string> = {};
  if (URL.canParse(referrer)) {
    const before = new URL(referrer);
    if (before.origin === page.origin && before.pathname !== page.pathname) fields.service = before.pathname;
  }
  for (const [name, value] of page.searchParams) {
    if (/^utm_[a-z]{1,20}$/.test(name)) fields[name] = value.slice(0, LONGEST_VALUE);
  }
  return fields;
}
