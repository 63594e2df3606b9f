export const text = {
  title: '提交行程审批',
  intro: '选择已预订或正在保留的行程，作为一张出差申请提交审批；通过后，这些订单计入申请单的预算。',
  list: '我的行程',
  choose: (p: { title: string }) => `选择${p.title}`,
  chosen: (p: { count: number }) => `已选 ${p.count} 个行程`,
  total: '合计',
  next: '填写申请',
  needOne: '请至少选择一个行程',
  emptyTitle: '没有可提交的行程',
  emptyText: '先预订行程再来提交，或直接写一张出差申请。',
  write: '新建申请',
  search: '去预订',
}
