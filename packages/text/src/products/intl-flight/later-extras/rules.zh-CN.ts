interface Letter {
  title: string
  orderNo: string
  traveller: string
}

/** Orders that buy seats, meals and bags for tickets that are there already. */
export const text = {
  title: (p: { trip: string }) => `选座、餐食与行李 · ${p.trip}`,
  states: { issuing: '确认中', issued: '已确认', failed: '未确认' },
  words: {
    kinds: { booking: '附加服务' },
    nextStep: {
      rejected: '审批未通过，没有购买；可在机票订单中重新选购',
      awaitingPayment: (p: { deadline: string }) => `请在 ${p.deadline} 前支付，支付后由航司确认`,
      issuing: '正在向航司确认，通常几分钟内完成',
      issued: '航司已答复；未能确认的项目已退款',
      failed: '航司未能确认所选项目，款项已全部退回',
      cancelled: '订单已取消，没有购买',
      closed: '订单已关闭，没有购买；可在机票订单中重新选购',
      completed: '行程已完成',
    },
    history: {
      issue: () => '航司已确认所选项目',
      fail: (p: { reason?: string }) => (p.reason ? `航司未能确认：${p.reason}` : '航司未能确认'),
    },
    notifications: {
      issued: {
        subject: (p: Letter) => `附加服务已确认：${p.title}`,
        body: (p: Letter) => `${p.traveller}的附加服务（${p.title}）航司已答复，未能确认的项目已退款。订单号 ${p.orderNo}。`,
      },
      failed: {
        subject: (p: Letter) => `附加服务未能确认：${p.title}`,
        body: (p: Letter) => `订单 ${p.orderNo}（${p.title}）航司未能确认，款项已全部退回，机票不受影响。`,
      },
      closed: {
        subject: (p: Letter) => `订单已关闭：${p.title}`,
        body: (p: Letter) => `订单 ${p.orderNo}（${p.title}）已超过时限，没有购买，机票不受影响。`,
      },
    },
  },
}
