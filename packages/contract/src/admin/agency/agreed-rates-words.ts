/** Words of agreed rates; they come without shapes, since rules and screens use them too. */

/** With whom a discount of hotels was agreed: by the company, or by the agency for its customers. */
export const hotelRateKinds = ['enterpriseAgreement', 'agencyAgreement'] as const
export type HotelRateKind = (typeof hotelRateKinds)[number]

export const percentAtMost = 60
export const ratesAtMost = 60
/** In fen. */
export const afterSaleFeeAtMost = 1_000_00
