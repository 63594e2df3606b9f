// Made from order.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './order.zh-CN'

export const text: typeof source = {
  title: '國際機票訂單詳情',
  refundTitle: '退票訂單詳情',
  changeTitle: '改簽訂單詳情',
  extrasTitle: '附加服務訂單詳情',
  record: (p: { carrier: string; record: string }) => `${p.carrier} 記錄編號 ${p.record}`,
  payBy: (p: { time: string }) => `最晚支付 ${p.time}`,
  priceUntil: (p: { time: string }) => `價格保證至 ${p.time}`,
  payByShort: '最晚支付',
  priceUntilShort: '價格保證至',
  wishes: '已向航司提出的偏好',
  wish: (p: { flight: string; what: string }) => `${p.flight} ${p.what}`,
  wishesNote: '以航司確認為準',
  card: (p: { carrier: string; number: string }) => `${p.carrier} 常旅客卡 ${p.number}`,
  notes: '出行提示',
}
