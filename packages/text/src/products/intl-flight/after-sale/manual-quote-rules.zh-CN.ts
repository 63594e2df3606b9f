/** What the server says of refunds and changes that the desk prices by hand. */
export const text = {
  kinds: { refund: '国际机票退票核算', change: '国际机票改签核算' },
  carryOut: { refund: '国际机票退票办理', change: '国际机票改签办理' },
  states: {
    asked: '待核算',
    quoted: '待确认',
    accepted: '已接受',
    refused: '无法办理',
    withdrawn: '已撤回',
    lapsed: '已过期',
  },
  causes: {
    rulesUnknown: '票规不明确，无法在线核算',
    partlyUsed: '客票已部分使用',
    nearDeparture: '临近起飞',
    severalPassengers: '同一记录多位乘机人',
    airlineControl: '客票由航司控制',
    scheduleChange: '航司变更航班，待确认',
    waiver: '申请航司豁免',
    other: '其他',
  },
  events: {
    asked: '申请人工核算',
    quoted: (p: { amount: string }) => `核算金额 ${p.amount}`,
    accepted: (p: { orderNo: string }) => `接受核算结果，生成订单 ${p.orderNo}`,
    refused: (p: { reason: string }) => `无法办理：${p.reason}`,
    withdrawn: '撤回申请',
    carriedOut: '航司已办理',
    declined: (p: { reason: string }) => `航司未能办理：${p.reason}`,
    lapsed: '核算结果已过有效期',
  },
}
