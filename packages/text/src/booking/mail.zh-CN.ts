export interface Facts {
  name: string
  title: string
  /** Order, change, refund or application, as a word. */
  object: string
  orderNo: string
  traveller: string
  amount: string
  deadline: string
  reason: string
  /** Who wrote the reason. */
  writer: string
  /** Who decided; empty where the product did. */
  decider: string
  link: string
}

const by = ({ decider }: Facts): string => decider && `由${decider}`

export const text = {
  greeting: (p: Facts) => `${p.name}，您好：`,
  signature: '远行商旅',
  approvalAsked: {
    subject: (p: Facts) => `待您审批：${p.traveller} ${p.title}`,
    body: (p: Facts) =>
      `${p.traveller}的${p.object} ${p.orderNo}（${p.title}，${p.amount}）等待您审批，请在 ${p.deadline} 前处理。`,
  },
  approvalReminder: {
    subject: (p: Facts) => `审批提醒：${p.traveller} ${p.title}`,
    body: (p: Facts) =>
      `${p.traveller}的${p.object} ${p.orderNo}（${p.title}，${p.amount}）仍在等待您审批，请在 ${p.deadline} 前处理。`,
  },
  approvalUrged: {
    subject: (p: Facts) => `催办：${p.traveller} ${p.title}`,
    body: (p: Facts) =>
      `申请人请您尽快处理${p.traveller}的${p.object} ${p.orderNo}（${p.title}，${p.amount}），截止时间 ${p.deadline}。`,
  },
  approvalCopied: {
    subject: (p: Facts) => `抄送：${p.traveller} ${p.title}`,
    body: (p: Facts) => `${p.traveller}的${p.object} ${p.orderNo}（${p.title}，${p.amount}）抄送给您，仅供查看，不需要您决定。`,
  },
  approvalTold: {
    subject: (p: Facts) => `知会：${p.traveller} ${p.title}`,
    body: (p: Facts) => `${p.traveller}的${p.object} ${p.orderNo}（${p.title}，${p.amount}）已提交，按公司规定知会您，无需审批。`,
  },
  approvalCommented: {
    subject: (p: Facts) => `审批留言：${p.title}`,
    body: (p: Facts) => `${p.writer}在${p.object} ${p.orderNo}（${p.title}）的审批中留言：${p.reason}`,
  },
  approved: {
    subject: (p: Facts) => `审批通过：${p.title}`,
    body: (p: Facts) =>
      `${p.object} ${p.orderNo}（${p.title}，${p.amount}）已${by(p)}通过审批，如需支付请在 ${p.deadline} 前完成。`,
  },
  applicationMade: {
    subject: (p: Facts) => `出差申请已为您提交：${p.title}`,
    body: (p: Facts) =>
      `${p.writer}为${p.traveller}提交了出差申请单 ${p.orderNo}（${p.title}，预算 ${p.amount}）。审批结果会另行通知您。`,
  },
  applicationApproved: {
    subject: (p: Facts) => `出差申请已通过：${p.title}`,
    body: (p: Facts) =>
      `出差申请单 ${p.orderNo}（${p.title}，预算 ${p.amount}）已${by(p)}通过审批，${p.traveller}可以按申请单预订。`,
  },
  rejected: {
    subject: (p: Facts) => `审批驳回：${p.title}`,
    body: (p: Facts) =>
      `${p.object} ${p.orderNo}（${p.title}）未通过审批${p.decider && `，由${p.decider}驳回`}。驳回原因：${p.reason}`,
  },
  undecided: {
    subject: (p: Facts) => `审批超时：${p.title}`,
    body: (p: Facts) =>
      `${p.object} ${p.orderNo}（${p.title}）在审批截止时间 ${p.deadline} 前没有人决定，已关闭。如仍需出行，请再次预订并提醒审批人。`,
  },
  issued: {
    subject: (p: Facts) => `已出票：${p.title}`,
    body: (p: Facts) =>
      `订单 ${p.orderNo}（${p.title}）已出票，出行人：${p.traveller}。请携带预订所用证件按时出行。\n行程单（PDF）和日历文件可在订单页下载。`,
  },
  failed: {
    subject: (p: Facts) => `出票失败：${p.title}`,
    body: (p: Facts) => `订单 ${p.orderNo}（${p.title}）出票失败，已付款项将全额退回，请重新预订。`,
  },
  closed: {
    subject: (p: Facts) => `订单已关闭：${p.title}`,
    body: (p: Facts) => `订单 ${p.orderNo}（${p.title}）已超过时限，订单已关闭，如仍需出行请重新预订。`,
  },
  offerGone: {
    subject: (p: Facts) => `已售完，请重新预订：${p.title}`,
    body: (p: Facts) =>
      `订单 ${p.orderNo}（${p.title}）审批通过时，所选的座位或房间已售完，订单已关闭，未产生费用。如仍需出行请重新预订。`,
  },
  leftParty: {
    subject: (p: Facts) => `${p.traveller}已退出候补：${p.title}`,
    body: (p: Facts) =>
      `${p.traveller}已退出候补订单 ${p.orderNo}（${p.title}），其余乘车人继续候补。${p.amount} 将按原支付方式退回。`,
  },
  refunded: {
    subject: (p: Facts) => `退票成功：${p.title}`,
    body: (p: Facts) => `${p.traveller}的客票（${p.title}）已退票，退款 ${p.amount} 将按原支付方式退回。退票单号 ${p.orderNo}。`,
  },
  unused: {
    subject: (p: Facts) => `未使用部分已退款：${p.title}`,
    body: (p: Facts) => `订单 ${p.orderNo}（${p.title}）没有使用，按规则扣款后的余款 ${p.amount} 已按原支付方式退回。`,
  },
  refundFailed: {
    subject: (p: Facts) => `退票未成功：${p.title}`,
    body: (p: Facts) => `退票单 ${p.orderNo}（${p.title}）未成功，原客票仍然有效，可重新申请。`,
  },
  changed: {
    subject: (p: Facts) => `改签成功：${p.title}`,
    body: (p: Facts) => `${p.traveller}已改签至 ${p.title}，改签单号 ${p.orderNo}。请携带预订所用证件按时出行。`,
  },
  changeFailed: {
    subject: (p: Facts) => `改签未成功：${p.title}`,
    body: (p: Facts) => `改签单 ${p.orderNo}（${p.title}）未成功，原客票仍然有效，已付款项将全额退回。`,
  },
  serviceCancelled: {
    subject: (p: Facts) => `航班取消：${p.title}`,
    body: (p: Facts) => `${p.traveller}的航班（${p.title}）已被航司取消，可免费退票或改签，请在订单 ${p.orderNo} 中处理。`,
  },
  serviceChanged: {
    subject: (p: Facts) => `航班变动：${p.title}`,
    body: (p: Facts) => `${p.traveller}的航班（${p.title}）有变动，可免费退票或改签，详情见订单 ${p.orderNo}。`,
  },
  serviceRestored: {
    subject: (p: Facts) => `航班恢复：${p.title}`,
    body: (p: Facts) => `${p.traveller}的航班（${p.title}）已由航司恢复，订单 ${p.orderNo} 已按最新时刻更新，请按新行程单出行。`,
  },
  serviceAccepted: {
    subject: (p: Facts) => `行程已按新时刻更新：${p.title}`,
    body: (p: Facts) =>
      `${p.traveller}的行程（${p.title}）已接受航司的新时刻，订单 ${p.orderNo}、行程单和日历已更新，请按新时刻出行。`,
  },
  priceDropped: {
    subject: (p: Facts) => `机票降价，可省 ${p.amount}：${p.title}`,
    body: (p: Facts) =>
      `${p.traveller}的机票（${p.title}）现在可以更低价换购：航班、票价品牌不变，扣除退票费和服务费后可省 ${p.amount}。请在 ${p.deadline} 前打开订单 ${p.orderNo} 一键换购。`,
  },
  answerBy: (p: { deadline: string }) =>
    `请在 ${p.deadline} 前答复。逾期未答复的，小幅变动视为接受新时刻，重大变动转客服联系您。`,
  takenAsAccepted: '截止前没有收到您的答复，小幅变动视为接受。如有疑问，请联系客服。',
  depositLow: {
    subject: (p: Facts) => `预存款余额不足：可用 ${p.amount}`,
    body: (p: Facts) => `订单 ${p.orderNo}（${p.title}）扣款后，企业预存款可用余额为 ${p.amount}，已低于预警线，请及时充值。`,
  },
  agentOpened: {
    subject: (p: Facts) => `客服代您操作：${p.writer}`,
    body: (p: Facts) =>
      `应来电或工单 ${p.orderNo}，${p.writer}打开了您的会话，原因：${p.reason}。客服所做的每一步都可以在“代操作记录”中查看；如非您本人要求，请立即联系我们。`,
  },
  colleagueOpened: {
    subject: (p: Facts) => `管理员代您操作：${p.writer}`,
    body: (p: Facts) =>
      `贵公司的${p.writer}${p.orderNo && `为办理订单 ${p.orderNo} `}打开了您的会话，原因：${p.reason}。所做的每一步都可以在“代操作记录”中查看；如有疑问，请联系${p.writer}。`,
  },
  colleagueOnOrder: {
    subject: (p: Facts) => `管理员代办您的订单：${p.title}`,
    body: (p: Facts) =>
      `贵公司的${p.writer}正在代预订人办理您出行的订单 ${p.orderNo}（${p.title}），原因：${p.reason}。所做的每一步都记入订单的操作记录；如有疑问，请联系${p.writer}。`,
  },
  demandQuoted: {
    subject: (p: Facts) => `已有报价，请选择：${p.title}`,
    body: (p: Facts) =>
      `需求单 ${p.orderNo}（${p.title}）已有报价，出行人：${p.traveller}。请在 ${p.deadline} 前选择，过期需重新报价。`,
  },
  demandRefused: {
    subject: (p: Facts) => `无法报价：${p.title}`,
    body: (p: Facts) => `需求单 ${p.orderNo}（${p.title}）无法报价。原因：${p.reason}`,
  },
  demandDeclined: {
    subject: (p: Facts) => `无法按确认的价格出票：${p.title}`,
    body: (p: Facts) =>
      `需求单 ${p.orderNo}（${p.title}）所选方案无法出票，款项将原路退回。原因：${p.reason}。您可重新提交需求。`,
  },
  requestLate: {
    subject: (p: Facts) => `未能按时答复，已重新承诺：${p.title}`,
    body: (p: Facts) =>
      `非常抱歉，申请 ${p.orderNo}（${p.title}）未能在承诺时间内答复。已通知客服主管，将在 ${p.deadline} 前答复；紧急请致电客服。`,
  },
  requestOver: {
    subject: (p: Facts) => `申请已自动结束：${p.title}`,
    body: (p: Facts) => `申请 ${p.orderNo}（${p.title}）的出行日期已过，已自动结束。如仍需办理，请重新申请或联系客服。`,
  },
  deskLate: {
    subject: (p: Facts) => `超过承诺时间未答复：${p.title}`,
    body: (p: Facts) =>
      `${p.reason}的申请 ${p.orderNo}（${p.title}）已超过承诺时间，已重新承诺在 ${p.deadline} 前答复，请安排人员处理。`,
  },
  manualQuoted: {
    subject: (p: Facts) => `人工核算已有结果，请确认：${p.title}`,
    body: (p: Facts) =>
      `核算申请 ${p.orderNo}（${p.title}）已有结果，出行人：${p.traveller}。请在 ${p.deadline} 前确认，过期需重新申请。`,
  },
  manualRefused: {
    subject: (p: Facts) => `退改无法办理：${p.title}`,
    body: (p: Facts) => `核算申请 ${p.orderNo}（${p.title}）无法办理，原客票保持不变，已付款项原路退回。原因：${p.reason}`,
  },
  papersAsked: {
    subject: (p: Facts) => `请重新提交材料：${p.title}`,
    body: (p: Facts) => `订单 ${p.orderNo}（${p.title}）有材料需要重新提交，出行人：${p.traveller}。原因：${p.reason}`,
  },
  progressed: {
    subject: (p: Facts) => `办理进展：${p.title}`,
    body: (p: Facts) => `订单 ${p.orderNo}（${p.title}）有新的进展，出行人：${p.traveller}。`,
  },
  submitted: {
    subject: (p: Facts) => `已提交审批：${p.title}`,
    body: (p: Facts) =>
      `${p.traveller}的${p.object} ${p.orderNo}（${p.title}，${p.amount}）已提交，请审批人在 ${p.deadline} 前处理。有结果时会通知您。`,
  },
  journey: {
    part: (p: { label: string; from: string; to: string }) => `行程：${p.label}，${p.from} → ${p.to}`,
    place: (p: { label: string; traveller: string; place: string }) => `${p.label}：${p.traveller} ${p.place}`,
    ticket: (p: { traveller: string; ticketNo: string }) => `票号：${p.traveller} ${p.ticketNo}`,
    purpose: (p: { purpose: string }) => `出差事由：${p.purpose}`,
  },
  decision: {
    inPlaceOf: (p: { name: string }) => `${p.name}已把审批委托给您，由您代为审批。`,
    dates: (p: { from: string; to: string }) => `出行日期：${p.from === p.to ? p.from : `${p.from} 至 ${p.to}`}`,
    beyond: (p: { traveller: string; sentence: string }) => `超标：${p.traveller}，${p.sentence}`,
    reason: (p: { traveller: string; reason: string }) => `${p.traveller}的说明：${p.reason}`,
    handedOver: (p: { sentence: string; words: string }) => `流转：${p.sentence}${p.words && `，说明：${p.words}`}`,
  },
  objects: { booking: '订单', change: '改签单', refund: '退票单', application: '出差申请单' },
  decideByLink: (p: { link: string }) => `不登录也可以处理（仅供您本人使用一次，请勿转发）：\n${p.link}`,
  open: (p: Facts) => `查看：${p.link}`,
}
