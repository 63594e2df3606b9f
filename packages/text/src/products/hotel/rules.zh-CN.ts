export interface Letter {
  title: string
  orderNo: string
  traveller: string
  amount: string
}

/** Sentences that the server says about stays: standards, cancelling, guarantees, orders, demands. */
export const text = {
  standard: (p: { limit: string }) => `每间每晚不超过 ${p.limit}`,
  standardRange: (p: { from: string; to: string }) => `每间每晚不超过 ${p.from} 至 ${p.to}，按日期`,
  season: '含旺季标准',
  shared: (p: { count: number }) => `${p.count} 人合住`,
  noStandard: '未限制住宿标准',
  localTime: (p: { zone: string }) => `（当地时间 ${p.zone}）`,
  free: (p: { until: string }) => `${p.until} 前免费取消`,
  freeAlways: '入住前可免费取消',
  penaltyFrom: (p: { after: string; penalty: string }) => `${p.after} 后取消扣 ${p.penalty}`,
  penaltyNow: (p: { penalty: string }) => `预订后取消扣 ${p.penalty}`,
  penaltyOf: {
    none: '不扣款',
    firstNight: '首晚房费',
    percent: (p: { percent: number }) => `房费的 ${p.percent}%`,
    allNights: '全部房费',
  },
  guaranteeOf: (p: { amount: string }) => `担保金（${p.amount}）`,
  guaranteeNotNeeded: '无需担保，房间保留至最晚到店时间',
  guaranteeNeeded: (p: { amount: string }) => `需担保 ${p.amount}，仅作预授权，未入住才扣除`,
  guaranteeFree: (p: { until: string }) => `${p.until} 前取消可退回担保`,
  guaranteeFinal: '担保后不可取消或变更',
  arrival: (p: { time: string }) => `${p.time} 前`,
  arrivalNextDay: (p: { time: string }) => `次日 ${p.time} 前`,
  requests: {
    highFloor: '高楼层',
    noSmoking: '无烟房',
    adjacent: '相邻房间',
    extraBed: '加床',
    quiet: '安静房间',
    lateArrival: '晚到店',
  },
  requestAnswers: {
    granted: (p: { request: string }) => `${p.request}（酒店已安排）`,
    noted: (p: { request: string }) => `${p.request}（酒店尽量安排）`,
    declined: (p: { request: string }) => `${p.request}（酒店无法安排）`,
  },
  title: (p: { hotel: string; room: string; nights: number; rooms: number }) =>
    `${p.hotel} ${p.room} ${p.nights} 晚 ${p.rooms} 间`,
  titleRefund: (p: { title: string }) => `退订：${p.title}`,
  nights: (p: { count: number }) => `${p.count} 晚`,
  rooms: (p: { count: number }) => `${p.count} 间`,
  breakfast: (p: { count: number }) =>
    p.count === 0 ? '无早' : p.count === 1 ? '单早' : p.count === 2 ? '双早' : `${p.count} 份早餐`,
  confirmationNo: (p: { number: string }) => `确认号 ${p.number}`,
  checkIn: '入住',
  checkOut: '离店',
  stay: {
    held: '已保留房间',
    sent: '酒店确认中',
    confirmed: '已确认',
    refused: '酒店未接单',
    cancelled: '已取消',
    checkedIn: '已入住',
    checkedOut: '已离店',
    noShow: '未入住',
    released: '已释放房间',
  },
  states: {
    issuing: '订房中',
    issued: '订房成功',
    failed: '订房失败',
    refunding: '退订中',
    refunded: '已退订',
    refundFailed: '退订失败',
    altered: '部分退订',
    completed: '已离店',
  },
  orders: {
    kinds: { refund: '退订' },
    nextStep: {
      rejected: '审批未通过，房间已释放，可重新预订',
      awaitingPayment: (p: { deadline: string }) => `请在 ${p.deadline} 前支付，逾期房间将释放`,
      issuing: '正在向酒店提交，酒店确认后通知您',
      issued: '已确认，入住时请出示预订所用证件',
      failed: '酒店未能接待，已付款项原路退回，可改订附近酒店',
      refunding: '正在向酒店退订，通常几分钟内完成',
      refunded: '退订完成，款项按原支付方式退回',
      refundFailed: '退订未成功，原房间仍然保留，可重新申请',
      altered: '部分房间或房晚已退订，其余仍然有效',
      cancelled: '订单已取消，房间已释放',
      closed: '订单已超时关闭，房间已释放',
      completed: '住宿已结束',
    },
    ticketStays: {
      rejected: '审批未通过，原房间保持不变',
      cancelled: '申请已取消，原房间保持不变',
      closed: '已超过时限，申请已关闭，原房间保持不变',
    },
    history: {
      issue: () => '酒店已确认',
      settle: (p: { actor: string }) => `${p.actor}确认，到店付款，无需在线支付`,
      fail: (p: { reason?: string }) => (p.reason ? `订房失败：${p.reason}` : '订房失败'),
      refund: () => '退订成功，款项已退回',
      refundFail: (p: { reason?: string }) => (p.reason ? `退订失败：${p.reason}` : '退订失败'),
      alter: () => '部分房间或房晚已退订',
      refundAll: () => '全部房间已退订',
    },
    notifications: {
      issued: {
        subject: (p: Letter) => `酒店已确认：${p.title}`,
        body: (p: Letter) =>
          `订单 ${p.orderNo}（${p.title}）酒店已确认，入住人：${p.traveller}。请携带预订所用证件办理入住。\n行程单（PDF）和日历文件可在订单页下载。`,
      },
      failed: {
        subject: (p: Letter) => `订房失败：${p.title}`,
        body: (p: Letter) => `订单 ${p.orderNo}（${p.title}）酒店未能接待，已付款项按原支付方式全额退回，请改订其他酒店。`,
      },
      refunded: {
        subject: (p: Letter) => `退订成功：${p.title}`,
        body: (p: Letter) =>
          `${p.traveller}的住宿（${p.title}）已退订，退款 ${p.amount} 将按原支付方式退回。退订单号 ${p.orderNo}。`,
      },
      refundFailed: {
        subject: (p: Letter) => `退订未成功：${p.title}`,
        body: (p: Letter) => `退订单 ${p.orderNo}（${p.title}）未成功，原房间仍然保留，可重新申请。`,
      },
      unused: {
        subject: (p: Letter) => `酒店记录未入住：${p.title}`,
        body: (p: Letter) =>
          `订单 ${p.orderNo}（${p.title}）酒店记录未入住，按预订时的规则扣款后，余款 ${p.amount} 已按原支付方式退回。`,
      },
    },
    refusals: {
      holdOver: '房间保留已超时，订单即将关闭',
      beingIssued: '正在等待酒店确认，不能取消',
      beingAltered: '房间正在退订中，完成后可再次申请',
    },
  },
  nextSteps: {
    issuing: (p: { by: string }) => `酒店确认中，预计 ${p.by} 前答复，答复前可免费取消`,
    issued: (p: { number: string }) => `已确认，到店请报确认号 ${p.number}`,
    noShow: {
      1: '酒店记录未入住，担保按规则扣除，其余已解除',
      2: '酒店记录未入住，按预订时的规则扣款，余款原路退回',
    },
    failedPaid: (p: { amount: string; payer: string; at: string }) =>
      `酒店未能接待。${p.payer}支付的 ${p.amount} 已于 ${p.at} 退回原支付账户，银行通常 1–3 个工作日入账；可改订附近酒店`,
    failedUnpaid: '酒店未能接待，未产生费用，担保不会扣款，可改订附近酒店',
  },
  byConsent: '酒店同意后退还这些房晚，不扣款',
  keptByHotel: '酒店不同意退还余下房晚，予以保留',
  roomUsed: '这间房已入住，没有可退的房晚',
  roomAbsent: '酒店记录未按时入住，不能退订',
  roomNotOpen: '这间房已退订或正在退订',
  dueThere: (p: { amount: string }) => `到店支付 ${p.amount}`,
  guaranteeHeld: {
    card: (p: { amount: string }) => `已用信用卡担保 ${p.amount}`,
    company: (p: { amount: string }) => `已由企业担保 ${p.amount}`,
  },
  notChangeable: '酒店订单不能改期，请退订后重新预订',
  stayOver: '住宿已结束，不能退订',
  notCancellable: '酒店确认后才能退订',
  external: {
    partner: (p: { partner: string }) => `${p.partner} 的价格，不在差旅合同内`,
    approval: '每笔订单均须审批',
    free: (p: { hours: number }) => `入住日 18:00 前 ${p.hours} 小时可免费取消，之后不退`,
    final: '预订后不可取消',
    breakfast: (p: { breakfast: string }) => `每间 ${p.breakfast}`,
    invoice: '发票由合作方开具',
  },
  demand: {
    kind: '酒店询价',
    title: (p: { place: string; from: string; nights: number }) => `${p.place}，${p.from} 入住 ${p.nights} 晚`,
    states: {
      submitted: '待报价',
      quoted: '待确认',
      ordered: '已下单',
      expired: '报价失效',
      refused: '无法报价',
      cancelled: '已作废',
    },
    lapsed: '已自动作废',
    events: {
      submitted: '提交需求',
      resubmitted: '重新提交需求',
      quoted: (p: { count: number }) => `报价 ${p.count} 个方案`,
      ordered: (p: { orderNo: string }) => `接受报价，生成订单 ${p.orderNo}`,
      declined: (p: { reason: string }) => `无法按报价预订：${p.reason}`,
      late: '未能在承诺时间内报价，已通知客服主管并重新承诺',
      overtaken: '出行日期已过，自动作废',
      planOver: (p: { number: number }) => `报价 ${p.number} 已失效`,
      expired: '报价已失效',
      refused: (p: { reason: string }) => `无法报价：${p.reason}`,
      cancelled: (p: { reason: string }) => `作废：${p.reason}`,
      lapsed: '7 天内未重新提交或报价，自动作废',
    },
  },
}
