/** What had happened by a moment, as rows of the time machine. */
export const text = {
  searched: (p: { count: number }) => `查询航班或产品，看到 ${p.count} 个报价`,
  wrote: (p: { name: string; subject: string }) => `发送邮件给${p.name}：${p.subject}`,
  viewed: (p: { name: string; version: number }) => `${p.name}查看了第 ${p.version} 版`,
  approvalStates: {
    approving: '审批中',
    approved: '已通过',
    rejected: '已驳回',
    withdrawn: '已撤回',
    timedOut: '已超时',
  },
  taskStates: {
    pending: '待审批',
    agreed: '同意',
    rejected: '驳回',
    transferred: '已转交',
    cancelled: '已取消',
    ended: '无需处理',
  },
}
