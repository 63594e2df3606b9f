// Made from document.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './document.zh-CN'

export const text: typeof source = {
  product: '遠行商旅',
  title: '行程單',
  notAnInvoice: '本行程單僅供出行參考，不作為報銷憑證',
  order: '訂單號',
  state: '狀態',
  booker: '預訂人',
  reference: '預訂編號',
  travellers: '出行人',
  name: '姓名',
  document: '證件',
  ticket: '票號',
  noTicket: '未出票',
  journey: '行程',
  total: '合計',
  terminal: (p: { terminal: string }) => `${p.terminal} 航站樓`,
  baggage: (p: { kilograms: number }) => (p.kilograms > 0 ? `免費行李 ${p.kilograms} 公斤` : '無免費行李'),
  stop: (p: { airport: string }) => `經停${p.airport}`,
  operatedBy: (p: { flightNo: string }) => `實際承運 ${p.flightNo}`,
  madeAt: (p: { at: string }) => `生成時間 ${p.at}（北京時間）`,
  help: (p: { phone: string }) => `客服電話 ${p.phone}`,
  page: (p: { page: string; pages: string }) => `第 ${p.page} 頁，共 ${p.pages} 頁`,
  calendarOf: (p: { label: string; from: string; to: string }) => `${p.label} ${p.from} → ${p.to}`,
  calendarName: '差旅行程',
  changedTo: (p: { orders: string }) => `已改簽，新行程見訂單 ${p.orders}`,
}
