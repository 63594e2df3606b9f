interface Letter {
  title: string
  orderNo: string
  traveller: string
  amount: string
}

interface Driver {
  driver: string
  vehicle: string
  plate: string
  mobile: string
}

/** Rides as lists, letters, orders and rules name them. */
export const text = {
  journey: (p: { from: string; to: string; car: string }) => `${p.from} → ${p.to} · ${p.car}`,
  hire: (p: { from: string; car: string }) => `包车 · ${p.from}上车 · ${p.car}`,
  types: {
    now: '现在用车',
    reserved: '预约用车',
    airportPickup: '接机',
    airportDropOff: '送机',
    stationPickup: '接站',
    stationDropOff: '送站',
    dayHire: '包车（8 小时）',
  },
  places: { airport: '机场', station: '火车站', metro: '地铁站', district: '城区', hotel: '酒店', landmark: '地点' },
  parts: {
    start: '起步费',
    distance: '里程费',
    time: '时长费',
    night: '夜间费',
    toll: '高速与停车费',
    surge: '高峰调度费',
    package: '包车费（含 8 小时、100 公里）',
  },
  flags: {
    distance: '里程明显偏长',
    amount: '车费超过预留金额',
    dropOff: '下车地点与订单不符',
    count: '当天用车次数异常',
    crossCity: '跨城下车',
  },
  states: {
    searching: '等待应答',
    noDriver: '无司机应答',
    reserved: '预约成功',
    notReserved: '预约失败',
    accepted: '等待接驾',
    arrived: '司机已到达',
    riding: '行程中',
    ended: '待确认车费',
    cancelled: '已取消',
    done: '已完成',
  },
  events: {
    reserved: '预约成功，出发前为您安排司机',
    accepted: '司机已接单',
    driverCancelled: '司机取消，正在重新安排',
    moved: '接驾时间已随航班或列车调整',
    arrived: '司机已到达上车地点',
    began: '行程开始',
    destinationChanged: '目的地已更改',
    ended: '行程结束',
    noDriver: '暂无司机应答',
    serviceCancelled: '平台取消了本次用车',
    cancelled: '用车已取消',
  },
  ticket: {
    calledOff: (p: { service: string }) => `${p.service} 已退票，接驾已免费取消，预留的款项全部退回`,
    stays: (p: { service: string }) => `${p.service} 已退票或改签，接驾仍按原时间安排；不再需要时请取消，可能收取取消费`,
    follows: (p: { from: string; to: string; time: string }) => `${p.from} 已改签为 ${p.to}，接驾时间调整为 ${p.time}`,
  },
  news: {
    accepted: (p: Driver & { time: string }) =>
      `${p.driver} 已接单，${p.time} 接您：${p.vehicle}，车牌 ${p.plate}，电话 ${p.mobile}`,
    arrived: (p: Driver) => `司机已到达上车地点，请上车：${p.vehicle}，车牌 ${p.plate}，电话 ${p.mobile}`,
    moved: (p: { former: string; now: string }) => `接驾时间已由 ${p.former} 调整为 ${p.now}`,
    fare: (p: { amount: string; time: string }) => `行程已结束，车费 ${p.amount}。请核对；如无异议，${p.time} 自动确认`,
    flagged: (p: { amount: string; flags: string; time: string }) =>
      `行程已结束，车费 ${p.amount} 有异常（${p.flags}）。请确认或提出异议；${p.time} 前没有答复的，交由平台核实`,
  },
  order: { issuing: '用车中', issued: '已完成', failed: '未派到车' },
  cancelFree: '司机接单后 5 分钟内取消免费；预约用车在出发前 2 小时以上取消免费',
  cancelCosts: (p: { fee: string }) => `此后取消收取 ${p.fee}；上车后不能取消`,
  heldWhy: (p: { atMost: string }) => `下单时预留最多 ${p.atMost}，行程结束后按实际车费结算，多余部分退回；车费不会超过预留金额`,
  pickupWait: '接机司机免费等候 60 分钟；航班晚点或提前时接驾时间随之调整，航班取消时免费取消用车',
  trainWait: '列车晚点时接驾时间随之调整，列车停运时免费取消用车',
  driverWaits: '接机司机免费等候 60 分钟',
  notFollowed: (p: { service: string }) => `查不到 ${p.service} 的动态：接驾时间不会随之调整，请自行留意到达时间`,
  numberMissing: '没有填写航班号或车次：接驾时间不会随之调整',
  next: {
    searching: '正在为您寻找附近的司机，通常 1 分钟内应答',
    reserved: (p: { time: string }) => `预约成功，${p.time} 出发；司机接单后会通知您`,
    accepted: '司机正在前往上车地点',
    arrived: '司机已到达，请尽快上车',
    riding: '行程中，祝您一路顺利',
    ended: '行程已结束，请核对车费；如无异议，24 小时后自动确认',
    flagged: '车费有异常，请核对后确认或提出异议',
    disputed: (p: { time: string }) => `平台正在核实车费，预计 ${p.time} 前答复`,
  },
  words: {
    nextStep: {
      rejected: '审批未通过，没有叫车，可重新下单',
      awaitingPayment: (p: { deadline: string }) => `请在 ${p.deadline} 前支付，支付后开始叫车`,
      issuing: '正在为您安排用车',
      issued: '行程已结束，车费已结算',
      failed: '没有派到车，预留的款项已全部退回，可重新下单',
      cancelled: '用车已取消，预留的款项已全部退回',
      closed: '订单已关闭，没有叫车，如仍需用车请重新下单',
      completed: '行程已完成，车费已结算',
    },
    history: {
      issue: () => '车费已结算',
      fail: (p: { reason?: string }) => (p.reason ? `没有派到车：${p.reason}` : '没有派到车'),
      leave: (p: { actor: string }) => `${p.actor}取消用车，预留的款项全额退回`,
    },
    refusals: { beingIssued: '用车进行中，请在用车卡片中操作' },
    notifications: {
      issued: {
        subject: (p: Letter) => `用车已结算：${p.title}`,
        body: (p: Letter) => `${p.traveller}的用车（${p.title}）已结束并结算，预留金额中多余的部分已退回。订单号 ${p.orderNo}。`,
      },
      failed: {
        subject: (p: Letter) => `没有派到车：${p.title}`,
        body: (p: Letter) => `订单 ${p.orderNo}（${p.title}）没有派到车，预留的款项已全部退回。请重新下单或改用其他交通方式。`,
      },
      closed: {
        subject: (p: Letter) => `订单已关闭：${p.title}`,
        body: (p: Letter) => `订单 ${p.orderNo}（${p.title}）已超过时限，没有叫车，如仍需用车请重新下单。`,
      },
    },
  },
  colours: { white: '白色', black: '黑色', silver: '银色', blue: '蓝色' },
}
