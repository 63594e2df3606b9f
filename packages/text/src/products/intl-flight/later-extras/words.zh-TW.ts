// Made from words.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './words.zh-CN'

export const text: typeof source = {
  title: '加購座位、餐食與行李',
  why: '由航司逐項確認：未能確認的全額退回，換為更低價座位的退回差價。行李可隨退票退款，座位與餐食自願退票不退；改簽時隨客票轉至新航班。',
  seat: (p: { flight: string }) => `${p.flight} 座位`,
  meal: (p: { flight: string }) => `${p.flight} 餐食`,
  none: '不加購',
  kinds: { seat: '座位', meal: '餐食', bag: '行李' },
  until: (p: { what: string; time: string }) => `${p.what}可購至 ${p.time}`,
  between: '；',
  nothing: '沒有可加購的專案',
  nothingWhy: '航司在起飛前 24 小時停售座位和餐食，起飛前 4 小時停售行李；由其他航司承運或由客服出票的航班暫不提供。',
  had: '已購',
  price: '加購費用',
  choose: '請選擇座位、餐食或行李',
  total: '應付合計',
  nothingToPay: '無需支付',
  approval: '審批',
  noApproval: '無需審批',
  holdsUntil: (p: { time: string }) => `請在 ${p.time} 前完成審批和支付`,
  hold: '支付後向航司購買，此前不保留。機票不受影響。',
  submit: '提交加購',
  sent: '加購訂單已提交',
  changed: '價格已變化，請核對後再次提交',
  order: '檢視訂單',
}
