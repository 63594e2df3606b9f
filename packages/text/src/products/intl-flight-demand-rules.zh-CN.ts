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
  events: {
    submitted: '提交需求',
    resubmitted: '重新提交需求',
    quoted: (p: { count: number }) => `报价 ${p.count} 个方案`,
    ordered: (p: { orderNo: string }) => `选定方案，生成订单 ${p.orderNo}`,
    expired: '报价已失效',
    refused: (p: { reason: string }) => `无法报价：${p.reason}`,
    cancelled: (p: { reason: string }) => `作废：${p.reason}`,
  },
  office: '国际机票出票',
}
