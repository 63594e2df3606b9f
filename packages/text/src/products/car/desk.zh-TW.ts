// Made from desk.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './desk.zh-CN'

export const text: typeof source = {
  title: '用車跟蹤',
  toDesk: '返回工作臺',
  lead: '已叫車、尚未結算的行程，按出發時間排列。取消或更改請進入客戶會話辦理。',
  company: '客戶公司',
  none: '沒有進行中的用車',
  noneWhy: '客戶叫車後，行程會出現在這裡。',
  when: '出發',
  who: '乘車人',
  state: '狀態',
  driver: '司機與車輛',
  emergency: '緊急聯絡人',
  reveal: (p: { name: string }) => `顯示${p.name}的手機號碼`,
  hide: (p: { name: string }) => `隱藏${p.name}的手機號碼`,
  nobody: '尚未派車',
}
