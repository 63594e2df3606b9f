// Made from extras.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './extras.zh-CN'

export const text: typeof source = {
  title: '選座、餐食與加購行李',
  codes: { window: '靠窗座位', aisle: '靠過道座位', legroom: '大空間座位', hotMeal: '熱餐', bag: '加購行李' },
  bags: (p: { count: number; kilograms: number }) => `加購行李 ${p.count} 件（每件 ${p.kilograms} 公斤）`,
  seatNumber: (p: { seat: string; name: string }) => `座位 ${p.seat}（${p.name}）`,
  priced: (p: { name: string; price: string }) => `${p.name} · ${p.price}`,
  included: (p: { name: string }) => `${p.name} · 票價已含`,
  bought: '付費，出票時由航司確認',
  wished: '免費偏好，不保證',
  bag: (p: { flight: string }) => `${p.flight} 加購行李`,
  noBags: '不加購',
  bagChoice: (p: { count: number; kilograms: number; price: string }) => `${p.count} 件（每件 ${p.kilograms} 公斤） · ${p.price}`,
  why: '所選專案隨票出票，由航司最終確認：未能確認的全額退回，換為更低價座位的退回差價。行李可隨退票退款，座位與餐食自願退票不退。',
  sum: (p: { amount: string }) => `已選 ${p.amount}`,
  states: { asked: '待出票確認', confirmed: '已確認', replaced: '已換座', refused: '航司未確認' },
  refused: (p: { name: string }) => `${p.name}：航司未確認，款項已退回`,
  instead: (p: { asked: string }) => `原選${p.asked}`,
  back: (p: { amount: string }) => `已退回 ${p.amount}`,
  more: '加購座位、餐食與行李',
  boughtIn: (p: { orderNo: string }) => `加購訂單 ${p.orderNo}`,
}
