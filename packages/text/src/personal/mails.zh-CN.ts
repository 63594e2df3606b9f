/** Letters that the product wrote to this person. */
export const text = {
  title: '我的邮件',
  notDelivered: '没有设置邮件服务器，这些邮件没有发到您的邮箱，只能在这里阅读。',
  list: '邮件列表',
  reading: '邮件内容',
  choose: '请选择一封邮件阅读',
  backToList: '返回邮件列表',
  receivedAt: (p: { moment: string }) => `写于 ${p.moment}`,
  emptyTitle: '还没有邮件',
  emptyText: '提交订单、审批和出票时，系统会写邮件给您。',
  emptyAction: '去预订机票',
  gone: '这封邮件已不在列表中',
}
