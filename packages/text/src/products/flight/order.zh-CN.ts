/** What an order of a domestic flight says beside what every order says. */
export const text = {
  title: '机票订单详情',
  pnr: (p: { code: string }) => `记录编号 ${p.code}`,
  refundTitle: '退票订单详情',
  changeTitle: '改签订单详情',
  former: '原航班',
  changedTo: '新航班',
  newTicket: (p: { number: string }) => `新票号 ${p.number}`,
  notices: {
    cancelled: (p: { flight: string }) => `${p.flight} 已被航司取消`,
    delayed: (p: { flight: string }) => `${p.flight} 延误`,
    retimed: (p: { flight: string }) => `${p.flight} 时刻变更`,
    restored: (p: { flight: string }) => `${p.flight} 已恢复`,
  },
  noticeHelp: '可免费退票，或三天内同舱位免费改签一次。',
  protectedFlight: (p: { flight: string; date: string }) => `航司保护航班 ${p.flight}（${p.date}）`,
}
