import type { text as source } from './refusals.zh-CN'

export const text: typeof source = {
  couponTaken: 'Being refunded or changed already; you can apply again when that is done',
  extrasUnderWay: 'The airline is confirming what was bought for it; try again in a moment',
  couponCheckedIn: 'The passenger has checked in; cancel check-in first',
  couponAtAirport: 'The airport or the airline is handling it; try again after departure, or contact customer service',
  couponNotOpen: (p) =>
    p.state === '' ? 'Can no longer be refunded or changed' : `Can no longer be refunded or changed: ${p.state}`,
  ticketExpired: (p) => `Was valid until ${p.day}`,
}
