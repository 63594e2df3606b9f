// Made from centre-approvals.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './centre-approvals.zh-CN'

export const text: typeof source = {
  title: '我的審批',
  waiting: '待我審批',
  decided: '我已審批',
  tabsLabel: '審批狀態',
  table: '審批列表',
  case: '申請',
  policy: '差旅標準',
  deadline: '審批截止',
  submittedBy: (p: { name: string; moment: string }) => `${p.name} ${p.moment} 提交`,
  level: (p: { level: number; levels: number }) => `第${p.level}級，共${p.levels}級`,
  decide: '去審批',
  view: '檢視',
  openCase: (p: { traveller: string; title: string }) => `${p.traveller}的申請 ${p.title}`,
  decisions: { 0: '待審批', 1: '已同意', 2: '已駁回', 3: '已轉交', 4: '已取消', 5: '已終止' },

  emptyWaitingTitle: '沒有等待您審批的申請',
  emptyWaitingText: '有新的申請時，這裡會立刻更新，併發郵件給您。',
  emptyWaitingAction: '檢視已審批',
  emptyDecidedTitle: '您還沒有審批過申請',
  emptyDecidedText: '您同意或駁回的申請會儲存在這裡。',
  emptyDecidedAction: '檢視待我審批',
}
