/** The order form of a deposit or a balance. */
export const text = {
  titles: { deposit: '支付会议定金', balance: '结算会议尾款' },
  steps: ['比较方案', '支付定金', '会议执行', '结算'],
  backToPlans: '返回方案',
  backToMeeting: '返回会议',
  holder: '会议负责人',
  meeting: '会议',
  whole: '会议总费用',
  dueNow: { deposit: '本次支付定金', balance: '本次支付尾款' },
  rules: '取消规则',
  gone: '填写时间已过，请重新打开',
}
