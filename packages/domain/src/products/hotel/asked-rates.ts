/** How a search wants to pay: 0 either way, 1 at the hotel, 2 in advance. */
export type AskedPayment = 0 | 1 | 2

/** Rates that are paid as was asked, and those that are not: a cheaper price in advance is no answer to a search for paying at the hotel. */
export function ratesAsked<Rate extends { hotelType: 1 | 2 }>(
  rates: readonly Rate[],
  payment: AskedPayment,
): { asked: Rate[]; others: Rate[] } {
  const fits = ({ hotelType }: Rate): boolean => payment === 0 || hotelType === payment
  return { asked: rates.filter(fits), others: rates.filter((rate) => !fits(rate)) }
}
