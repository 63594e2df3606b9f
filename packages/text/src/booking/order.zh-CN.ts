export const text = {
  states: {
    draft: '待提交', approving: '审批中', rejected: '审批驳回', awaitingPayment: '待支付', issuing: '出票中', issued: '已出票',
    failed: '出票失败', cancelled: '已取消', closed: '已关闭', completed: '已完成',
  },
  coupons: {
    open: '未使用', checkedIn: '已值机', boarded: '已登机', used: '已使用', refunded: '已退票', exchanged: '已换开', void: '已作废', suspended: '已挂起',
  },
  settleTypes: { personal: '个人支付', companyCredit: '企业月结' },
  actions: { pay: '去支付', cancel: '取消订单', withdraw: '撤回审批', viewApproval: '查看审批' },

  notYours: '仅预订人可操作',
  holdOver: '保留时限已过，订单即将关闭',
  beingIssued: '正在出票，不能取消',
  alreadyIssued: '已出票的订单不能取消，请申请退票',

  nextStep: {
    draft: '请补全信息后提交',
    approving: (p: { approvers: string; deadline: string }) =>
      p.approvers === '' ? `等待审批，最晚 ${p.deadline}` : `等待${p.approvers}审批，最晚 ${p.deadline}`,
    rejected: '审批未通过，座位已释放，可重新预订',
    awaitingPayment: (p: { deadline: string }) => `请在 ${p.deadline} 前支付，逾期座位将释放`,
    issuing: '正在出票，通常几分钟内完成',
    issued: '已出票，请携带预订所用证件按时值机',
    failed: '出票失败，已付款项将全额退回',
    cancelled: '订单已取消，座位已释放',
    closed: '订单已超时关闭，座位已释放',
    completed: '行程已完成',
  },
  history: {
    submit: (p: { actor: string }) => `${p.actor}提交订单，等待审批`,
    skipApproval: (p: { actor: string }) => `${p.actor}提交订单，无需审批`,
    approve: (p: { actor: string }) => `${p.actor}同意，审批通过`,
    reject: (p: { actor: string; reason?: string }) => (p.reason ? `${p.actor}驳回：${p.reason}` : `${p.actor}驳回`),
    expire: () => '超过时限，订单关闭',
    withdraw: (p: { actor: string }) => `${p.actor}撤回审批，订单取消`,
    pay: (p: { actor: string }) => `${p.actor}完成支付，开始出票`,
    cancel: (p: { actor: string; reason?: string }) => (p.reason ? `${p.actor}取消订单：${p.reason}` : `${p.actor}取消订单`),
    issue: () => '出票成功',
    fail: (p: { reason?: string }) => (p.reason ? `出票失败：${p.reason}` : '出票失败'),
    complete: () => '行程完成',
  },
  system: '系统',
  list: (p: { items: string[] }) => p.items.join('、'),
}
