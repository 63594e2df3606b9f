// Made from centre.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './centre.zh-CN'

export const text: typeof source = {
  people: (p: { first: string; count: number }) => `${p.first} 等${p.count}人`,
  list: (p: { items: readonly string[] }) => p.items.join('、'),
  changedTo: (p: { number: string }) => `已改簽至 ${p.number}`,
  personal: '因私',
  kinds: { booking: '預訂', change: '改簽', refund: '退票' },
  openTickets: '未使用客票',
  orderNo: '訂單號',
  travellers: '出行人',
  bookedBy: (p: { name: string }) => `${p.name} 預訂`,
  departure: '出發',
  amount: '金額',
  state: '狀態',
  action: '操作',
  home: '返回首頁',
}
