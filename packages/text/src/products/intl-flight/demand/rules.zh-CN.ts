// Why the supply does not sell a plan any more as it was quoted.
const planEnds = {
  dearer: (p: { price: string }) => `航司已涨价至 ${p.price}`,
  soldOut: () => '舱位已售完',
  retimed: () => '航班时间或舱位已变更',
  notSold: () => '航司已停售该行程',
}

/** Sentences that the server says about requests for international flights. */
export const text = {
  kind: '国际机票询价',
  title: (p: { route: string; date: string; count: number }) => `${p.route}，${p.date} 出发，${p.count} 人`,
  states: {
    draft: '草稿',
    submitted: '待报价',
    quoted: '待确认',
    chosen: '已选方案',
    approving: '审批中',
    awaitingPayment: '待出票',
    rejected: '审批驳回',
    expired: '报价失效',
    refused: '无法报价',
    obsolete: '已作废',
    issued: '已出票',
  },
  lapsed: '已自动作废',
  events: {
    submitted: '提交需求',
    resubmitted: '重新提交需求',
    quoted: (p: { count: number }) => `报价 ${p.count} 个方案`,
    ordered: (p: { orderNo: string }) => `选定方案，生成订单 ${p.orderNo}`,
    declined: (p: { reason: string }) => `无法按确认的价格出票：${p.reason}`,
    late: '未能在承诺时间内报价，已通知客服主管并重新承诺',
    overtaken: '出行日期已过，自动作废',
    planOver: (p: { number: number; why: keyof typeof planEnds; price: string }) =>
      `方案 ${p.number} 已失效：${planEnds[p.why]({ price: p.price })}`,
    expired: '报价已失效',
    refused: (p: { reason: string }) => `无法报价：${p.reason}`,
    cancelled: (p: { reason: string }) => `作废：${p.reason}`,
    lapsed: '7 天内未重新提交或报价，自动作废',
  },
  planEnds,
  turnsTwo: (p: { name: string; day: string }) => `${p.name}在途中（${p.day}）满 2 周岁，此后须占座，全程按儿童报价`,
  office: '国际机票出票',
  listedGuest: {
    typeMissing: '请填写证件类型',
    dateWrong: '出生日期和证件有效期请写成 2026-11-01 的形式',
    colleague: '该证件属于本公司员工，请核对姓名',
  },
}
