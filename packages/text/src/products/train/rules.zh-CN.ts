/** Trains as lists, letters and rules name them. */
export const text = {
  journey: (p: { trainNo: string; from: string; to: string }) => `${p.trainNo} ${p.from} → ${p.to}`,
  both: (p: { first: string; second: string }) => `${p.first}，换乘 ${p.second}`,
  waitlist: (p: { journey: string }) => `候补 ${p.journey}`,
  place: (p: { coach: string; place: string; berth: string }) => `${p.coach}车${p.place}号${p.berth}`,
  standing: (p: { coach: string }) => `${p.coach}车无座`,
  berths: { lower: '下铺', middle: '中铺', upper: '上铺' },
  gate: (p: { gate: string }) => `检票口 ${p.gate}`,

  notices: {
    railway: '由差旅服务商的铁路渠道购票，无需登录 12306 账号；乘车人身份须已通过 12306 核验，否则占座会失败。',
    local: '由票务代办用所选账号购票；乘车人身份须已通过 12306 核验，否则无法购票。',
    plateau:
      '本次列车前往或驶离青藏高原（海拔 3600 米以上），乘车前须填写《旅客健康登记卡》；患有严重心肺疾病者不宜乘坐，请先咨询医生。',
  },
  refundFee: (p: { percent: number }) => `退票费为票价的 ${p.percent}%`,
  refundFree: '免收退票费',
  changeFee: (p: { percent: number }) => `改签费为新旧票价中较低者的 ${p.percent}%`,
  changeFree: '免收改签费',
  when: {
    eightDays: '开车前 8 天（含）以上',
    fortyEight: '开车前 48 小时（含）以上、不足 8 天',
    twentyFour: '开车前 24 小时（含）以上、不足 48 小时',
    less: '开车前不足 24 小时',
    departed: '开车后',
  },
  sentence: (p: { when: string; fee: string }) => `${p.when}，${p.fee}`,
  stoppedRefund: '铁路停运，票款和出票服务费全额退回，免收退票费和退票服务费',
  changedRefund: (p: { percent: number }) => `改签后的车票，退票费为票价的 ${p.percent}%`,
  crossBorderRefund: (p: { percent: number }) => `跨境车票，退票费为票价的 ${p.percent}%`,
  crossBorderEnds: (p: { minutes: number }) => `开车前不足 ${p.minutes} 分钟不再办理退票；改签后的车票不可退`,
  changeRule: (p: { same: string; later: string }) => `改签至票面日期当日或之前：${p.same}；改签至更晚日期：${p.later}`,
  afterChange: {
    crossBorder: '跨境车票改签后不可退票',
    springFestival: (p: { percent: number }) => `新车票在春运期间乘车，改签后退票一律收取票价的 ${p.percent}%`,
    withinEightDays: (p: { percent: number }) => `改签后再退票，开车前 8 天（含）以上也收取票价的 ${p.percent}%`,
  },
  destinationOnly: '变更到站须在开车前 48 小时以上办理',

  next: {
    locking: '正在向铁路占座，通常几秒内有结果，请勿重复提交',
    lockingBusy: (p: { deadline: string }) => `铁路系统暂时没有应答，正在自动重试，最晚到 ${p.deadline}；占座不成功会通知您`,
    lockingClosed: (p: { moment: string; deadline: string }) =>
      `铁路夜间停止售票，${p.moment} 起自动继续占座，最晚到 ${p.deadline}；占座不成功会通知您`,
    awaitingPayment: (p: { deadline: string }) => `座位已锁定，请在 ${p.deadline} 前支付，逾期自动释放`,
    prepay: (p: { deadline: string }) => `请在 ${p.deadline} 前预付票款，支付后开始候补`,
    stopped: '列车已停运，请不要前往车站；可全额退回票款后改订其他车次',
    waiting: (p: { deadline: string }) => `正在候补，有票时自动兑现，最晚 ${p.deadline}；未兑现全额退款`,
    payAgain: (p: { deadline: string }) =>
      `请在 ${p.deadline} 前支付。铁路占座已满 30 分钟，支付后按原车次席别重新占座，如已售完全额退款`,
    payLocal: (p: { deadline: string; minutes: number }) =>
      `请在 ${p.deadline} 前支付，支付后由票务代办购票，办理时间内约 ${p.minutes} 分钟出票`,
    local: (p: { deadline: string }) => `票务代办处理中，最晚 ${p.deadline} 出票；到时未出票，全额退款`,
    failed: '占座未成功，未产生费用，可选择其他车次或席别',
  },
  states: {
    locking: '占座中',
    lockFailed: '占座失败',
    waiting: '待兑现',
    fulfilled: '兑现成功',
    unfulfilled: '兑现失败',
    local: '待人工处理',
  },

  accounts: { company: '公司 12306 账号', office: '合作票务代办' },
  tickets: { refunded: '已退票', exchanged: '已改签', used: '已使用', open: '未使用' },
}
