/** The end of somebody's employment: what is left behind, who takes over, and the way back. */
export const text = {
  begin: '办理离职',
  beginAgain: '修改离职安排',
  title: (p: { name: string }) => `为${p.name}办理离职`,
  behind: '需要交接的内容',
  nothingBehind: '没有待审批事项、负责的部门、下属或外部出行人，无需交接。',
  approvals: (p: { count: number }) => `待处理的审批 ${p.count} 项`,
  heads: (p: { names: readonly string[] }) => `负责的部门：${p.names.join('、')}`,
  reports: (p: { count: number }) => `直属下属 ${p.count} 人`,
  guests: (p: { count: number }) => `外部出行人 ${p.count} 位`,
  trips: '尚未结束的行程',
  tripsHint: '行程不会自动取消，如不再需要，请联系本人或差旅服务商退订。',
  lastDay: '最后工作日',
  lastDayMissing: '请填写最后工作日',
  atOnce: '立即离职',
  atOnceHint: '不等到今天结束',
  successor: '接手人',
  successorHint: '接手审批、部门、下属和外部出行人',
  successorMissing: '请选择接手人',
  follows: (p: { name: string; day: string; when: 'now' | 'today' | 'later'; successor: string }) => {
    const end = '账号停用，并从所有设备退出登录；历史订单和记录保留'
    const when = { now: '确认后立即', today: '今天结束时', later: `${p.day}结束时` }[p.when]
    const hand = p.successor ? `，需要交接的内容转给${p.successor}` : ''
    return `${when}，${p.name}的${end}${hand}。`
  },
  confirm: '确认离职',
  cancel: '取消',
  done: '离职已安排',
  doneNow: '已办理离职',

  invited: '账号尚未激活',
  invitedText: '员工激活账号后才能登录和预订。',
  invite: '重新发送邀请',
  inviteByText: '短信邀请',
  inviteSent: '邀请已发送',
  leaving: (p: { day: string }) => `最后工作日 ${p.day}`,
  leavingText: (p: { successor: string }) =>
    p.successor ? `当天结束时停用账号，审批、部门、下属和外部出行人转给${p.successor}。` : '当天结束时停用账号。',
  left: (p: { day: string }) => (p.day ? `已于 ${p.day} 离职` : '已离职'),
  leftText: (p: { successor: string }) =>
    p.successor ? `账号已停用，审批、部门、下属和外部出行人已转给${p.successor}。` : '账号已停用，历史订单和记录保留。',
  takeBack: '撤销离职',
  takeBackTitle: (p: { name: string }) => `撤销${p.name}的离职？`,
  takeBackText: '员工继续在职，账号照常使用。',
  takenBack: '离职已撤销',
  resume: '恢复在职',
  resumeTitle: (p: { name: string }) => `恢复${p.name}在职？`,
  resumeText: '账号重新启用。已转给接手人的内容不会退回。',
  resumed: '已恢复在职',
}
