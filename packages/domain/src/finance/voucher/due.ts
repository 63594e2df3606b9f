import { addDays, daysBetween } from '../../kit/local-date'
import { lastVoucherDay, voucherDays } from '../invoice/deadline'

/** So many days before the last one people are reminded. */
const remindDays = 30
/** Older trips are in no radar: their vouchers have not been issued for half a year. */
const radarDays = 365

/** Days on which a voucher can still be had; below nought once none is issued any more. */
export const daysLeft = (travelDay: string, today: string): number => daysBetween(today, lastVoucherDay(travelDay))

/**
 * Days of travel that the radar of a day is about, both included. Vouchers of a day up to `soon` can be had for thirty days or less, up to
 * `lapsed` no more.
 */
export const dueSpan = (today: string): { from: string; to: string; soon: string; lapsed: string } => ({
  from: addDays(today, 1 - radarDays),
  to: today,
  soon: addDays(today, remindDays - voucherDays),
  lapsed: addDays(today, -voucherDays - 1),
})

/** Days of travel of which vouchers can still be had. */
export const obtainableSpan = (today: string): { from: string; to: string } => ({ from: addDays(today, -voucherDays), to: today })

/** Those of which they can be had for thirty days or less. */
export const reminderSpan = (today: string): { from: string; to: string } => ({
  ...obtainableSpan(today),
  to: dueSpan(today).soon,
})
