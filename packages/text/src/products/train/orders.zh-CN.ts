export interface Letter {
  title: string
  orderNo: string
  traveller: string
  amount: string
}

const board = '请携带购票时使用的证件原件进站乘车'

/** What is said of orders of trains where those of flights have other words: of the railway's, of waitlists, of the ticket office's. */
export const text = {
  railway: {
    nextStep: {
      rejected: '审批未通过，占座已释放，可重新预订',
      awaitingPayment: (p: { deadline: string }) => `请在 ${p.deadline} 前支付，逾期席位将释放`,
      issuing: '正在向铁路购票，通常几分钟内完成',
      issued: `已出票，${board}`,
      missed: '列车已开车，有乘车人未乘车。车票不能再退，当日 24:00 前可改签其他列车',
      failed: '铁路未能出票，席位已释放，已付款项原路退回，可选择其他车次或席别',
      refunding: '正在向铁路退票，通常几分钟内完成',
      refunded: '退票完成，票款按原支付方式退回',
      refundFailed: '退票未成功，原车票仍然有效，可重新申请',
      changing: '正在向铁路改签，通常几分钟内完成',
      changed: `改签完成，${board}`,
      changedAway: '车票已全部改签，原车次不再有效，请按改签后的车次乘车',
      changeFailed: '改签未成功，原车票仍然有效',
      altered: '有车票已退票或改签，请以各车票状态为准',
      cancelled: '订单已取消，占座已释放',
      closed: '订单已关闭，占座已释放，如仍需乘车请重新预订',
    },
    ticketStays: {
      rejected: '审批未通过，原车票保持不变',
      cancelled: '申请已取消，原车票保持不变',
      closed: '已超过时限，申请已关闭，原车票保持不变',
    },
    history: {
      issue: () => '铁路已出票',
      fail: (p: { reason?: string }) => (p.reason ? `未购得车票：${p.reason}` : '未购得车票'),
      exchange: () => '改签成功，新车票已出',
      alter: () => '有车票已退票或改签',
      refundAll: () => '全部车票已退票',
      changeAll: () => '全部车票已改签',
    },
    refusals: { beingAltered: '车票正在退改中，完成后可再次申请' },
    notifications: {
      serviceCancelled: {
        subject: (p: Letter) => `列车停运：${p.title}`,
        body: (p: Letter) =>
          `${p.traveller}的列车（${p.title}）已由铁路停运，票款可全额退回，不收退票费和退票服务费，请在订单 ${p.orderNo} 中处理。`,
      },
      issued: {
        subject: (p: Letter) => `车票已出：${p.title}`,
        body: (p: Letter) =>
          `订单 ${p.orderNo}（${p.title}）已出票，乘车人：${p.traveller}。${board}。\n行程单（PDF）和日历文件可在订单页下载。`,
      },
      failed: {
        subject: (p: Letter) => `未购得车票：${p.title}`,
        body: (p: Letter) => `订单 ${p.orderNo}（${p.title}）未购得车票；如已付款，全额退回。请选择其他车次或席别。`,
      },
      closed: {
        subject: (p: Letter) => `订单已关闭：${p.title}`,
        body: (p: Letter) => `订单 ${p.orderNo}（${p.title}）已超过时限，占座已释放，如仍需乘车请重新预订。`,
      },
      refunded: {
        subject: (p: Letter) => `车票已退：${p.title}`,
        body: (p: Letter) =>
          `${p.traveller}的车票（${p.title}）已退票，退款 ${p.amount} 将按原支付方式退回。退票单号 ${p.orderNo}。`,
      },
      refundFailed: {
        subject: (p: Letter) => `退票未成功：${p.title}`,
        body: (p: Letter) => `退票单 ${p.orderNo}（${p.title}）未成功，原车票仍然有效，可重新申请。`,
      },
      changed: {
        subject: (p: Letter) => `改签成功：${p.title}`,
        body: (p: Letter) => `${p.traveller}已改签至 ${p.title}，改签单号 ${p.orderNo}。${board}。`,
      },
      changeFailed: {
        subject: (p: Letter) => `改签未成功：${p.title}`,
        body: (p: Letter) => `改签单 ${p.orderNo}（${p.title}）未成功，原车票仍然有效，已付款项将全额退回。`,
      },
    },
  },
  waitlist: {
    nextStep: {
      rejected: '审批未通过，候补未开始，可重新预订',
      awaitingPayment: (p: { deadline: string }) => `请在 ${p.deadline} 前预付票款，支付后开始候补`,
      issuing: '正在候补，有票时自动兑现；未兑现全额退款',
      failed: '截止时间已到，未能兑现，已付款项全额退回',
      cancelled: '候补已取消；如已预付，全额退回',
      closed: '未在时限内预付票款，候补未开始',
    },
    history: {
      issue: () => '候补兑现，铁路已出票',
      fail: (p: { reason?: string }) => (p.reason ? `候补未兑现：${p.reason}` : '候补未兑现'),
    },
    refusals: { beingIssued: '正在候补，请退出候补' },
    notifications: {
      issued: {
        subject: (p: Letter) => `候补已兑现：${p.title}`,
        body: (p: Letter) =>
          `订单 ${p.orderNo}（${p.title}）候补已兑现，乘车人：${p.traveller}。${board}。多付的票款按原支付方式退回。`,
      },
      failed: {
        subject: (p: Letter) => `候补未兑现：${p.title}`,
        body: (p: Letter) => `订单 ${p.orderNo}（${p.title}）到截止时间未能兑现，已付款项将全额退回。`,
      },
      closed: {
        subject: (p: Letter) => `候补未开始：${p.title}`,
        body: (p: Letter) => `订单 ${p.orderNo}（${p.title}）未在时限内预付票款，候补未开始，如仍需乘车请重新预订。`,
      },
    },
  },
  local: {
    nextStep: {
      rejected: '审批未通过，票务代办未购票，可重新预订',
      issuing: '票务代办处理中；到承诺时间未出票，全额退款',
      failed: '票务代办未能出票，已付款项全额退回，可选择其他车次或席别',
      cancelled: '订单已取消，未购票',
      closed: '订单已关闭，未购票，如仍需乘车请重新预订',
    },
    history: {
      issue: () => '票务代办已出票',
      fail: (p: { reason?: string }) => (p.reason ? `未能出票：${p.reason}` : '票务代办未能出票'),
    },
    refusals: {},
    notifications: {
      failed: {
        subject: (p: Letter) => `票务代办未能出票：${p.title}`,
        body: (p: Letter) => `订单 ${p.orderNo}（${p.title}）票务代办未能出票，已付款项将全额退回，请选择其他车次或席别。`,
      },
      closed: {
        subject: (p: Letter) => `订单已关闭：${p.title}`,
        body: (p: Letter) => `订单 ${p.orderNo}（${p.title}）已超过时限，未购票，如仍需乘车请重新预订。`,
      },
    },
  },
}
