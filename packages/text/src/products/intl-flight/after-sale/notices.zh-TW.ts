// Made from notices.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './notices.zh-CN'

export const text: typeof source = {
  label: '航班變動',
  kinds: {
    cancelled: (p: { flight: string }) => `航司取消了 ${p.flight}`,
    delayed: (p: { flight: string }) => `航司通知 ${p.flight} 延誤`,
    retimed: (p: { flight: string }) => `航司調整了 ${p.flight} 的時刻`,
    restored: (p: { flight: string }) => `航司恢復了 ${p.flight}`,
  },
  was: '原時刻',
  now: '現時刻',
  gone: '已取消',
  later: (p: { time: string }) => `晚 ${p.time}`,
  earlier: (p: { time: string }) => `早 ${p.time}`,
  local: '時間均為當地時間',
  risk: (p: { airport: string; before: string; left: string; least: string }) =>
    `可能誤接：在 ${p.airport} 的轉機時間由 ${p.before} 變為 ${p.left}，少於最短銜接時間 ${p.least}。`,
  missed: (p: { airport: string; before: string; least: string }) =>
    `將誤接：在 ${p.airport} 原有 ${p.before} 轉機，現已來不及（最短銜接時間 ${p.least}）。`,
  answerSmall: (p: { time: string }) => `請在 ${p.time} 前選擇；逾期視為接受新時刻。`,
  answerLarge: (p: { time: string }) => `請在 ${p.time} 前選擇；逾期由客服聯絡您，不會自動接受。`,
  held: '退票或改簽處理中，結束後再選擇；期間行程不會自動按新時刻更新。',
  free: '可免費改簽或免費退票，請在訂單中選擇。',
  answers: {
    accepted: (p: { time: string }) => `已於 ${p.time} 接受新時刻，行程單和日曆已更新。`,
    silent: (p: { time: string }) => `到期未答覆，已於 ${p.time} 按新時刻更新行程。`,
    restored: (p: { time: string }) => `已於 ${p.time} 按恢復後的時刻更新行程。`,
    desk: () => '已轉客服，客服會聯絡您；您也可以直接選擇。',
  },
  accept: '接受新時刻',
  change: '免費改簽',
  refund: '免費退票',
  acceptTitle: (p: { flight: string }) => `接受 ${p.flight} 的新時刻`,
  acceptWhy: '接受後，訂單、行程單、日曆和行程都按新時刻顯示；之後再退改，按票規收費。',
  acceptRisk: '新時刻下可能趕不上轉機。不確定時，請先聯絡客服或免費改簽。',
  cancel: '再想想',
  accepted: '已接受新時刻，行程已更新',
}
