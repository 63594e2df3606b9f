export const text = {
  groups: { orders: '订单中心', travel: '差旅', personal: '个人中心', finance: '财务' },
  items: {
    bookings: '我的预订',
    approvals: '待我审批',
    approvalOrders: '审批单',
    openTickets: '未使用客票',
    applications: '出差申请',
    schedule: '提交行程',
    trips: '我的行程',
    profile: '个人信息',
    password: '修改密码',
    wallet: '积分钱包',
    letters: '我的消息',
    language: '语言',
    feedback: '意见反馈',
    deposit: '预存款',
  },
}
