/**
 * The classes of a message in a drawn chat. Each chat is headed with the name of the business, as on the customer's phone, so the
 * customer's messages are the dark ones on the right.
 */
export function bubbleClass(from: 'customer' | 'business'): string {
  return from === 'customer' ? 'say say-own' : 'say';
}
