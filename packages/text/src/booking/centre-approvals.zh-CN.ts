/** Awaiting my approval (S2.33) and one approval (S2.38). */
export const text = {
  title: '我的审批',
  waiting: '待我审批',
  decided: '我已审批',
  tabsLabel: '审批状态',
  table: '审批列表',
  case: '申请',
  policy: '差旅标准',
  deadline: '审批截止',
  submittedBy: (p: { name: string; moment: string }) => `${p.name} ${p.moment} 提交`,
  level: (p: { level: number; levels: number }) => `第${p.level}级，共${p.levels}级`,
  decide: '去审批',
  view: '查看',
  openCase: (p: { traveller: string; title: string }) => `${p.traveller}的申请 ${p.title}`,
  decisions: { 0: '待审批', 1: '已同意', 2: '已驳回', 3: '已转交', 4: '已取消', 5: '已终止' },

  emptyWaitingTitle: '没有等待您审批的申请',
  emptyWaitingText: '有新的申请时，这里会立刻更新，并发邮件给您。',
  emptyWaitingAction: '查看已审批',
  emptyDecidedTitle: '您还没有审批过申请',
  emptyDecidedText: '您同意或驳回的申请会保存在这里。',
  emptyDecidedAction: '查看待我审批',
}
