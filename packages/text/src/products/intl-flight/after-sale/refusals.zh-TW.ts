// Made from refusals.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './refusals.zh-CN'

interface Refused {
  /** Where the last coupon stands. */
  state: string
  /** The last day on which the ticket was valid. */
  day: string
}

export const text: typeof source = {
  couponTaken: '正在退改中，完成後可再次申請',
  couponApproving: '退票或改期申請正在審批中，審批結束或撤回後可再次申請',
  extrasUnderWay: '航司正在確認加購的專案，請稍後再試',
  couponCheckedIn: '旅客已報到，請先取消報到',
  couponAtAirport: '由機場或航司處理中，起飛後再試，或聯絡客服',
  couponNotOpen: (p: Refused) => (p.state === '' ? '客票不可退改' : `客票${p.state}，不可退改`),
  ticketExpired: (p: Refused) => `客票有效期至 ${p.day}，已過期`,
  /** What the carrier has to be asked about. */
  hurdles: {
    rulesUnknown: '票規不明確，可能無法線上報價，可申請人工核算',
    partlyUsed: '客票已部分使用，票規未寫明，需人工核算',
    nearDeparture: '臨近起飛，票規不再允許線上辦理，可申請人工核算',
    airlineControl: '客票由航司控制，需人工核算',
    scheduleChange: '航司變更航班待確認，費用以航司答覆為準',
  },
}
