export interface Facts {
  name: string
  title: string
  orderNo: string
  traveller: string
  amount: string
  deadline: string
  reason: string
  link: string
}

export const text = {
  greeting: (p: Facts) => `${p.name}，您好：`,
  signature: '远行商旅',
  approvalAsked: {
    subject: (p: Facts) => `待您审批：${p.traveller} ${p.title}`,
    body: (p: Facts) =>
      `${p.traveller}的订单 ${p.orderNo}（${p.title}，${p.amount}）等待您审批，请在 ${p.deadline} 前处理，逾期座位将释放。`,
  },
  approved: {
    subject: (p: Facts) => `审批通过：${p.title}`,
    body: (p: Facts) => `订单 ${p.orderNo}（${p.title}，${p.amount}）已通过审批，请在 ${p.deadline} 前支付。`,
  },
  rejected: {
    subject: (p: Facts) => `审批驳回：${p.title}`,
    body: (p: Facts) => `订单 ${p.orderNo}（${p.title}）未通过审批，座位已释放。驳回原因：${p.reason}`,
  },
  issued: {
    subject: (p: Facts) => `已出票：${p.title}`,
    body: (p: Facts) => `订单 ${p.orderNo}（${p.title}）已出票，乘机人：${p.traveller}。请携带预订所用证件按时值机。`,
  },
  failed: {
    subject: (p: Facts) => `出票失败：${p.title}`,
    body: (p: Facts) => `订单 ${p.orderNo}（${p.title}）出票失败，已付款项将全额退回，请重新预订。`,
  },
  closed: {
    subject: (p: Facts) => `订单已关闭：${p.title}`,
    body: (p: Facts) => `订单 ${p.orderNo}（${p.title}）已超过时限，座位已释放，如仍需出行请重新预订。`,
  },
  refunded: {
    subject: (p: Facts) => `退票成功：${p.title}`,
    body: (p: Facts) => `${p.traveller}的客票（${p.title}）已退票，退款 ${p.amount} 将按原支付方式退回。退票单号 ${p.orderNo}。`,
  },
  refundFailed: {
    subject: (p: Facts) => `退票未成功：${p.title}`,
    body: (p: Facts) => `退票单 ${p.orderNo}（${p.title}）未成功，原客票仍然有效，可重新申请。`,
  },
  changed: {
    subject: (p: Facts) => `改签成功：${p.title}`,
    body: (p: Facts) => `${p.traveller}已改签至 ${p.title}，改签单号 ${p.orderNo}。请携带预订所用证件按时值机。`,
  },
  changeFailed: {
    subject: (p: Facts) => `改签未成功：${p.title}`,
    body: (p: Facts) => `改签单 ${p.orderNo}（${p.title}）未成功，原客票仍然有效，已付款项将全额退回。`,
  },
  flightCancelled: {
    subject: (p: Facts) => `航班取消：${p.title}`,
    body: (p: Facts) => `${p.traveller}的航班（${p.title}）已被航司取消，可免费退票或改签，请在订单 ${p.orderNo} 中处理。`,
  },
  flightChanged: {
    subject: (p: Facts) => `航班变动：${p.title}`,
    body: (p: Facts) => `${p.traveller}的航班（${p.title}）有变动，可免费退票或改签，详情见订单 ${p.orderNo}。`,
  },
  open: (p: Facts) => `查看：${p.link}`,
}
