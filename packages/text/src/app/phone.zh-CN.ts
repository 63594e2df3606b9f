/** What a phone has beside the page: the bar at its bottom edge, what is read without a network, and what is shared. */
export const text = {
  bar: '底部导航',
  home: '首页',
  book: '预订',
  orders: '订单',
  approvals: '审批',
  trips: '行程',
  messages: '消息',
  me: '我的',
  waiting: (p: { count: number }) => `${p.count} 项待处理`,
  offlineAsOf: (p: { moment: string }) => `网络已断开，以下是 ${p.moment} 的内容。`,
  installedName: '远行商旅',
  installedWhat: '企业差旅预订、审批与订单管理',
}
