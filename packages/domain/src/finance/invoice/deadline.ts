import { addDays } from '../../kit/local-date'

/** Days after travel within which carriers issue vouchers (handbook 1.10). */
export const voucherDays = 180

/** The last local day on which the voucher of a journey can be had. */
export const lastVoucherDay = (travelledOn: string): string => addDays(travelledOn, voucherDays)
