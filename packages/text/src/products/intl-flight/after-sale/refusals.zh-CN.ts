interface Refused {
  /** Where the last coupon stands. */
  state: string
  /** The last day on which the ticket was valid. */
  day: string
}

/** Why nobody can give back or change a ticket online. */
export const text = {
  couponTaken: '正在退改中，完成后可再次申请',
  couponApproving: '退票或改期申请正在审批中，审批结束或撤回后可再次申请',
  extrasUnderWay: '航司正在确认加购的项目，请稍后再试',
  couponCheckedIn: '旅客已值机，请先取消值机',
  couponAtAirport: '由机场或航司处理中，起飞后再试，或联系客服',
  couponNotOpen: (p: Refused) => (p.state === '' ? '客票不可退改' : `客票${p.state}，不可退改`),
  ticketExpired: (p: Refused) => `客票有效期至 ${p.day}，已过期`,
  /** What the carrier has to be asked about. */
  hurdles: {
    rulesUnknown: '票规不明确，可能无法在线报价，可申请人工核算',
    partlyUsed: '客票已部分使用，票规未写明，需人工核算',
    nearDeparture: '临近起飞，票规不再允许在线办理，可申请人工核算',
    airlineControl: '客票由航司控制，需人工核算',
    scheduleChange: '航司变更航班待确认，费用以航司答复为准',
  },
}
