// Made from order.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './order.zh-CN'

export const text: typeof source = {
  title: '機票訂單詳情',
  pnr: (p: { code: string }) => `記錄編號 ${p.code}`,
  refundTitle: '退票訂單詳情',
  changeTitle: '改簽訂單詳情',
  former: '原航班',
  changedTo: '新航班',
  newTicket: (p: { number: string }) => `新票號 ${p.number}`,
  notices: {
    cancelled: (p: { flight: string }) => `${p.flight} 已被航司取消`,
    delayed: (p: { flight: string }) => `${p.flight} 延誤`,
    retimed: (p: { flight: string }) => `${p.flight} 時刻變更`,
    restored: (p: { flight: string }) => `${p.flight} 已恢復`,
  },
  noticeHelp: '可免費退票，或三天內同艙位免費改簽一次。',
  protectedFlight: (p: { flight: string; date: string }) => `航司保護航班 ${p.flight}（${p.date}）`,
}
