import { addMonths, compareDates } from '../../kit/local-date'

const validMonths = 12

/** The last day of a ticket: a year from issue, or from first travel once a coupon was used (handbook 1.7). */
export const ticketExpiry = (issuedOn: string, firstTravelOn?: string): string =>
  addMonths(firstTravelOn ?? issuedOn, validMonths)

/** Refunds and changes are applied for within validity; the last day counts. */
export const isValid = (expiresOn: string, today: string): boolean => compareDates(today, expiresOn) <= 0
