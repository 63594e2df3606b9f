// Made from date-section.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './date-section.zh-CN'

type Range = { from: string; to: string }

export const text: typeof source = {
  applicationUnknown: '未找到該出差申請單，請重新選擇',
  outsideApplication: (p: Range) => `出差申請單的日期為 ${p.from} 至 ${p.to}，不在可預訂日期內`,
  withinApplication: (p: Range) => `可選日期以出差申請單為準：${p.from} 至 ${p.to}`,
  draftUnknown: '本次查詢已過期，請重新搜尋',
  orderUnknown: '未找到該訂單',
  orderNotChangeable: '該訂單當前不能更改日期',
  onSale: (p: { days: number; last: string }) =>
    `鐵路提前 ${p.days} 天（含當天）起售，目前可訂至 ${p.last}；更晚的日期可先查詢，開售後預訂`,
  ticketValid: (p: { to: string }) => `改簽後的日期不能晚於 ${p.to}`,
}
