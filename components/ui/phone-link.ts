/** The tel: address of a phone number. */
export function phoneLink(number: string): string {
  return `tel:${number.replace(/[^+\d]/g, '')}`;
}

/** The address of a chat with a number; WhatsApp expects its digits without a plus. */
export function whatsAppLink(number: string): string {
  return `https://wa.me/${number.replace(/\D/g, '')}`;
}
