// Made from delegate.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './delegate.zh-CN'

export const text: typeof source = {
  title: '審批委託',
  explain: '委託期間，您和受託人都能看到並處理您的審批，記錄會寫明誰代誰決定。',
  person: '受託人',
  personHint: '姓名或拼音',
  personMissing: '請選擇受託人',
  personNone: '沒有找到可以審批的同事',
  from: '開始日期',
  to: '結束日期',
  datesWrong: '請選擇從今天起的日期，結束不早於開始',
  save: '委託',
  saved: '委託已生效',
  list: '我的委託',
  forOthers: '委託給我的',
  mine: (p: { name: string }) => `委託給${p.name}`,
  theirs: (p: { name: string }) => `${p.name}委託給我`,
  dates: (p: { from: string; to: string }) => `${p.from} 至 ${p.to}`,
  states: { coming: '未開始', inForce: '進行中', over: '已結束', revoked: '已取消' },
  revoke: '取消委託',
  revokeOf: (p: { name: string }) => `取消對${p.name}的委託`,
  revoked: '委託已取消',
  none: '您還沒有設定委託。',
}
