// Made from schedule.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './schedule.zh-CN'

export const text: typeof source = {
  title: '提交行程審批',
  intro: '選擇已預訂或正在保留的行程，作為一張出差申請提交審批；通過後，這些訂單計入申請單的預算。',
  list: '我的行程',
  choose: (p: { title: string }) => `選擇${p.title}`,
  chosen: (p: { count: number }) => `已選 ${p.count} 個行程`,
  total: '合計',
  next: '填寫申請',
  needOne: '請至少選擇一個行程',
  emptyTitle: '沒有可提交的行程',
  emptyText: '先預訂行程再來提交，或直接寫一張出差申請。',
  write: '新建申請',
  search: '去預訂',
}
