/** What the rules and the desk say of meetings. */
export const text = {
  kind: '会议询价',
  work: '会议结算',
  title: (p: { city: string; date: string; people: number }) => `${p.city}会议，${p.date}，${p.people} 人`,
  orderTitle: {
    deposit: (p: { venue: string; hall: string; date: string; people: number }) =>
      `${p.venue} ${p.hall}，${p.date}，${p.people} 人（定金）`,
    balance: (p: { venue: string; hall: string; date: string; people: number }) =>
      `${p.venue} ${p.hall}，${p.date}，${p.people} 人（尾款）`,
  },
  people: (p: { count: number }) => `${p.count} 人`,
  begins: '活动开始',
  ends: '活动结束',
  states: {
    submitted: '方案询价中',
    quoted: '已报价',
    confirming: '客户确认中',
    awaitingDeposit: '待付定金',
    running: '执行中',
    settling: '待结算',
    completed: '已完成',
    cancelled: '已取消',
    expired: '报价失效',
    refused: '无法报价',
  },
  orderStates: { paid: '尾款已付' },
  events: {
    submitted: '提交需求',
    resubmitted: '重新询价',
    quoted: (p: { count: number }) => `收到 ${p.count} 个方案`,
    ordered: (p: { orderNo: string }) => `选定方案，生成订单 ${p.orderNo}`,
    declined: (p: { reason: string }) => `无法按报价预订：${p.reason}`,
    planOver: (p: { number: number }) => `方案 ${p.number} 已失效`,
    expired: '报价已失效',
    refused: (p: { reason: string }) => `无法报价：${p.reason}`,
    cancelled: (p: { reason: string }) => `取消：${p.reason}`,
    lapsed: '7 天内未重新询价或报价，自动取消',
  },
  evidence: { notice: '会议通知', attendance: '签到表', bill: '费用明细', invoice: '发票' },
  steps: {
    confirmed: (p: { what: string }) => `场地已确认，合同号 ${p.what}`,
    uploaded: (p: { what: string }) => `上传${p.what}`,
    peopleChanged: (p: { count: number }) => `参会人数改为 ${p.count} 人`,
    stated: (p: { amount: string }) => `实际费用 ${p.amount}，请核对`,
    objected: (p: { what: string }) => `对实际费用有异议：${p.what}`,
    accepted: (p: { amount: string }) => `确认实际费用 ${p.amount}`,
    invited: (p: { count: number }) => `生成邀请链接，最多 ${p.count} 人回复`,
    linkRevoked: () => '停用一个邀请链接',
    answersDue: (p: { count: number }) => `邀请明天截止，已有 ${p.count} 人确认参加`,
    roomsHeld: (p: { count: number }) => (p.count === 0 ? '退回全部预留房' : `预留 ${p.count} 间夜`),
    roomsDue: (p: { count: number; what: string }) => `预留房截止日 ${p.what}，参会人已选 ${p.count} 间夜，多余的请在此之前退回`,
    roomsReleased: (p: { count: number }) => `预留房截止，场地保留 ${p.count} 间夜`,
    calledOff: (p: { what: string; amount: string }) => `取消会议（${p.what}），损失定金 ${p.amount}`,
    settled: (p: { amount: string }) => `已支付尾款 ${p.amount}，会议结清`,
  },
  cancellation: (p: { free: number; half: number }) => [
    `活动前 ${p.free} 天及以上取消，定金全额退回`,
    `活动前 ${p.half}–${p.free - 1} 天取消，扣除定金的 50%`,
    `活动前 ${p.half} 天以内取消，定金不退`,
  ],
  notChangeable: '会议不能改签，人数可在会议页面修改',
  notRefundable: '会议在会议页面取消',
  nothingOpen: '会议没有可退的票',
  orders: {
    nextStep: { issuing: '会议执行中，结束后核对实际费用并结算', issued: '会议已结清' },
    history: {
      issue: () => '会议已结清',
      fail: (p: { reason?: string }) => (p.reason ? `场地未能确认：${p.reason}` : '场地未能确认'),
    },
    notifications: {
      issued: {
        subject: (p: { title: string }) => `会议已结清：${p.title}`,
        body: (p: { orderNo: string; title: string; traveller: string }) =>
          `订单 ${p.orderNo}（${p.title}，负责人：${p.traveller}）已结清，请在会议页面查看。`,
      },
    },
  },
}
