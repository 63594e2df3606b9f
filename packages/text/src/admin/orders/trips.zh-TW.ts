// Made from trips.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './trips.zh-CN'

export const text: typeof source = {
  title: '差旅行程',
  table: '公司的行程',
  keyword: '搜尋行程',
  keywordHint: '行程號、名稱、出行人或航班車次',
  department: '部門',
  anyDepartment: '全部部門',
  days: '出行日期',
  columns: { name: '行程', owner: '發起人', days: '日期', travellers: '出行人', orders: '訂單數', total: '費用' },
  noneTitle: '公司還沒有差旅行程',
  noneText: '員工把因公訂單歸入行程後，會出現在這裡。',
  noneFoundTitle: '沒有符合條件的行程',
  noneFoundText: '請更換關鍵詞、部門或日期。',
  reset: '清除條件',
  span: (p: { from: string; to: string }) => `${p.from} – ${p.to}`,
  owner: (p: { name: string }) => `發起人 ${p.name}`,
  unknownTitle: '沒有找到這個行程',
  unknownText: '行程可能已取消，或不在您的檢視範圍內。',
  all: '全部行程',
  orders: '行程內的訂單',
}
