// Made from choice.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './choice.zh-CN'

export const text: typeof source = {
  title: '選擇出行人',
  search: '搜尋同事',
  searchHint: '姓名、拼音、手機號或部門',
  searching: '正在查詢',
  found: (p: { count: number }) => `找到 ${p.count} 位同事`,
  noneFound: '沒有找到可代訂的同事',
  noneFoundWhy: '請換一個關鍵字，或聯絡差旅管理員開通代訂權限。',
  chosen: (p: { count: number; max: number }) => `已選 ${p.count} / ${p.max} 位`,
  noneChosen: '還沒有選擇出行人',
  noneChosenWhy: '從左側搜尋結果中選擇，最多 9 位。',
  add: (p: { name: string }) => `選擇${p.name}`,
  addShort: '選擇',
  added: '已選',
  searchAgain: '重新搜尋',
  remove: (p: { name: string }) => `移除${p.name}`,
  limit: (p: { max: number }) => `一張訂單最多 ${p.max} 位出行人`,
  next: '查詢航班',
  needOne: '請至少選擇一位出行人',
}
