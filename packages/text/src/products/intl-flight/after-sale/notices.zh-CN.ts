/** What carriers announced about flights of an order, and what is done about it. */
export const text = {
  label: '航班变动',
  kinds: {
    cancelled: (p: { flight: string }) => `航司取消了 ${p.flight}`,
    delayed: (p: { flight: string }) => `航司通知 ${p.flight} 延误`,
    retimed: (p: { flight: string }) => `航司调整了 ${p.flight} 的时刻`,
    restored: (p: { flight: string }) => `航司恢复了 ${p.flight}`,
  },
  was: '原时刻',
  now: '现时刻',
  gone: '已取消',
  later: (p: { time: string }) => `晚 ${p.time}`,
  earlier: (p: { time: string }) => `早 ${p.time}`,
  local: '时间均为当地时间',
  risk: (p: { airport: string; before: string; left: string; least: string }) =>
    `可能误接：在 ${p.airport} 的转机时间由 ${p.before} 变为 ${p.left}，少于最短衔接时间 ${p.least}。`,
  missed: (p: { airport: string; before: string; least: string }) =>
    `将误接：在 ${p.airport} 原有 ${p.before} 转机，现已来不及（最短衔接时间 ${p.least}）。`,
  answerSmall: (p: { time: string }) => `请在 ${p.time} 前选择；逾期视为接受新时刻。`,
  answerLarge: (p: { time: string }) => `请在 ${p.time} 前选择；逾期由客服联系您，不会自动接受。`,
  held: '退票或改签处理中，结束后再选择；期间行程不会自动按新时刻更新。',
  free: '可免费改签或免费退票，请在订单中选择。',
  answers: {
    accepted: (p: { time: string }) => `已于 ${p.time} 接受新时刻，行程单和日历已更新。`,
    silent: (p: { time: string }) => `到期未答复，已于 ${p.time} 按新时刻更新行程。`,
    restored: (p: { time: string }) => `已于 ${p.time} 按恢复后的时刻更新行程。`,
    desk: () => '已转客服，客服会联系您；您也可以直接选择。',
  },
  accept: '接受新时刻',
  change: '免费改签',
  refund: '免费退票',
  acceptTitle: (p: { flight: string }) => `接受 ${p.flight} 的新时刻`,
  acceptWhy: '接受后，订单、行程单、日历和行程都按新时刻显示；之后再退改，按票规收费。',
  acceptRisk: '新时刻下可能赶不上转机。不确定时，请先联系客服或免费改签。',
  cancel: '再想想',
  accepted: '已接受新时刻，行程已更新',
}
