import type { text as source } from './refusals.zh-CN'

export const text: typeof source = {
  couponTaken: 'Being refunded or changed already; you can apply again when that is done',
  couponApproving: 'A refund or change of it waits for approval; you can apply again when that is decided or withdrawn',
  extrasUnderWay: 'The airline is confirming what was bought for it; try again in a moment',
  couponCheckedIn: 'The passenger has checked in; cancel check-in first',
  couponAtAirport: 'The airport or the airline is handling it; try again after departure, or contact customer service',
  couponNotOpen: (p) =>
    p.state === '' ? 'Can no longer be refunded or changed' : `Can no longer be refunded or changed: ${p.state}`,
  ticketExpired: (p) => `Was valid until ${p.day}`,
  hurdles: {
    rulesUnknown: 'The fare rules are not clear: there may be no price online, our staff can ask the airline',
    partlyUsed: 'Partly used, and the rules do not say what that costs: our staff ask the airline',
    nearDeparture: 'So close to departure the rules allow it online no more: our staff can ask the airline',
    airlineControl: 'The airline controls this ticket: our staff ask it',
    scheduleChange: 'The airline has changed a flight and that is not settled: what it costs, the airline says',
  },
}
