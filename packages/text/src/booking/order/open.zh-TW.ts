// Made from open.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './open.zh-CN'

export const text: typeof source = {
  title: '未使用客票',
  intro: '航班起飛 24 小時後仍未使用的因公客票。請在有效期內退票或改簽，避免損失。',
  atRisk: '未使用金額',
  count: '客票數',
  people: (p: { count: number }) => `${p.count} 張`,
  table: '未使用客票列表',
  order: '訂單號',
  passenger: '乘機人',
  ticketNo: '票號',
  journey: '航線與航班',
  departure: '起飛時間',
  value: '票款與稅費',
  refundNow: '現可退款',
  expires: '有效期至',
  action: '操作',
  refund: '申請退票',
  change: '改簽',
  underWay: '退改中',
  search: '搜尋訂單號、票號、乘機人或航班號',
  emptyTitle: '沒有未使用的客票',
  emptyWhy: '所有因公客票都已使用或已處理。',
  notFoundTitle: '沒有符合條件的客票',
  notFoundWhy: '請換一個關鍵詞。',
  clear: '清除搜尋',
  offer: (p: { traveller: string; title: string; value: string }) =>
    `${p.traveller}有一張未使用的客票（${p.title}，${p.value}），可改簽或退票後再預訂。`,
  see: '去處理',
  serves: (p: { traveller: string; carrier: string; value: string; until: string }) =>
    `${p.traveller}有一張${p.carrier}未使用的同航線客票，已付 ${p.value}，可用至 ${p.until}。改簽使用只需支付改期費和差價。`,
  servesAbroad: (p: { traveller: string; carrier: string; value: string; until: string; count: number }) =>
    `${p.traveller}有一張${p.carrier}未使用的同航線客票，剩 ${p.count} 段，已付 ${p.value}，可用至 ${p.until}。能否改簽及費用以票規為準。`,
  use: '用這張票',
  onCard: (p: { value: string; until: string }) => `有未用客票 ${p.value}，至 ${p.until}`,
  couponsLeft: (p: { count: number }) => `剩 ${p.count} 段未用`,
}
