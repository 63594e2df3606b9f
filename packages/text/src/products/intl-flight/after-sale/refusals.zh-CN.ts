interface Refused {
  /** Where the last coupon stands. */
  state: string
  /** The last day on which the ticket was valid. */
  day: string
}

/** Why nobody can give back or change a ticket online. */
export const text = {
  couponTaken: '正在退改中，完成后可再次申请',
  extrasUnderWay: '航司正在确认加购的项目，请稍后再试',
  couponCheckedIn: '旅客已值机，请先取消值机',
  couponAtAirport: '由机场或航司处理中，起飞后再试，或联系客服',
  couponNotOpen: (p: Refused) => (p.state === '' ? '客票不可退改' : `客票${p.state}，不可退改`),
  ticketExpired: (p: Refused) => `客票有效期至 ${p.day}，已过期`,
}
