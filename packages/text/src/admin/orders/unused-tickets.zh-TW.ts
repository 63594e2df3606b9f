// Made from unused-tickets.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './unused-tickets.zh-CN'

export const text: typeof source = {
  title: '未使用客票',
  table: '未使用的客票',
  lead: '航班已起飛而未使用的客票，以及離職員工名下的客票。客票只能由票面上的旅客本人使用，不能轉讓。',
  count: (p: { count: number }) => `${p.count} 張`,
  atRisk: '可能損失',
  keyword: '搜尋客票',
  keywordHint: '姓名、工號、票號、訂單號或航班號',
  department: '部門',
  anyDepartment: '全部部門',
  standing: '可用情況',
  anyStanding: '全部情況',
  sort: '排序',
  sorts: { lastDay: '最早到期', value: '金額最高' },
  daysLeft: (p: { days: number }) => (p.days === 0 ? '今天到期' : `還有 ${p.days} 天`),
  leaverHint: '無人可用，請聯絡預訂人退票',
  usableHint: (p: { name: string }) => `僅限${p.name}本人改簽或退票`,
  takenHint: '退改完成後更新',
  noneTitle: '沒有未使用的客票',
  noneText: '已出票的機票都已使用、退票或改簽。',
  noneFoundTitle: '沒有符合條件的客票',
  noneFoundText: '請更換關鍵詞或篩選條件。',
  reset: '清除條件',
}
