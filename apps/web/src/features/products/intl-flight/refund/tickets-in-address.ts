/** Ticket numbers in an address, several joined by commas. */
export const writeTickets = (ticketNos: readonly string[]): string => ticketNos.join(',')

export const readTickets = (text: string | null): string[] =>
  (text ?? '').split(',').filter((ticketNo) => /^\d{3}-\d{10}$/.test(ticketNo))
