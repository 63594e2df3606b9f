/** Letters that the product wrote to this person. */
export const text = {
  title: '我的消息',
  notDelivered: '邮件暂未开通，消息只在这里查看。',
  list: '消息列表',
  reading: '消息内容',
  choose: '请选择一条消息阅读',
  backToList: '返回消息列表',
  receivedAt: (p: { moment: string }) => `写于 ${p.moment}`,
  emptyTitle: '还没有消息',
  emptyText: '提交订单、审批和出票时，系统会发消息给您。',
  emptyAction: '去预订机票',
  keyword: '关键词',
  keywordHint: '标题、正文、姓名或订单号',
  noneFoundTitle: '没有符合条件的消息',
  noneFoundText: '请更换关键词后再试。',
  reset: '清除条件',
  gone: '这条消息已不在列表中',
}
