export const text = {
  taskStates: { pending: '审批中', agreed: '同意', rejected: '驳回', transferred: '已转交', cancelled: '已取消', ended: '无需处理' },
  states: { approving: '审批中', approved: '审批通过', rejected: '审批驳回', withdrawn: '已撤回', timedOut: '超时结束' },
  notYours: '该审批不由您处理',
  notYourTurn: '尚未轮到您审批',
  decided: '该审批已处理完毕',
  expired: '审批已超过时限',
  onSilence: { reject: '逾期未审批将自动驳回', approve: '逾期未审批将自动通过' },
  level: (p: { level: number; levels: number }) => `第 ${p.level} 级，共 ${p.levels} 级`,
}
