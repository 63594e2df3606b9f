// Made from train-order.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './train-order.zh-CN'

export const text: typeof source = {
  title: '火車票訂單詳情',
  refundTitle: '退票訂單詳情',
  changeTitle: '改簽訂單詳情',
  waitlistTitle: '候補訂單詳情',
  purchaseNo: (p: { number: string }) => `取票號 ${p.number}`,
  child: '兒童票',
  student: '學生票',
  gate: (p: { gate: string }) => `檢票口 ${p.gate}`,
  stopped: (p: { trainNo: string; time: string }) =>
    `${p.trainNo} 次列車已停運（${p.time} 通知），票款可全額退回，不收退票費和退票服務費`,
  otherThanWished: '未能滿足選座要求，已分配相近座位',
  former: '原車次',
  changedTo: '新車次',
  rideOf: (p: { number: number }) => `第 ${p.number} 程`,
  localAccount: (p: { account: string }) => `購票渠道：${p.account}`,
  differenceReturned: (p: { amount: string }) => `佔座時按較高票價支付，差價 ${p.amount} 已退回`,
  lockedUntil: (p: { time: string }) => `鐵路佔座保留到 ${p.time}，之後在審批通過或支付時按原車次席別重新佔座`,
  lapsed: '鐵路佔座已滿 30 分鐘，審批通過或支付後按原車次席別重新佔座；已售完則關閉訂單或全額退款',
  lockingLink: '檢視佔座進度',

  waitlist: '候補',
  waitlistStates: {
    approving: '審批中',
    awaitingPayment: '待支付',
    waiting: '待兌現',
    fulfilled: '兌現成功',
    failed: '兌現失敗',
    cancelled: '已取消',
  },
  deadline: (p: { time: string }) => `截止兌現時間 ${p.time}`,
  choiceUntil: (p: { time: string }) => `候補至 ${p.time}`,
  taken: '已兌現',
  prepaid: '預付',
  returned: '已退回',
  leave: '退出候補',
  leaveAsk: '退出後不再等待，已付款項全額退回。確定退出候補嗎？',
  keep: '繼續等待',
  left: '已退出候補，款項將全額退回',

  invoices: '鐵路電子客票發票資料',
  invoiceItems: { fare: '客運服務', refundFee: '退票費', changeFee: '改簽費' },
  invoiceHead: { item: '服務名稱', ticket: '票號', amount: '價稅合計', tax: '稅額', net: '不含稅' },
  taxPercent: (p: { percent: number }) => `稅率 ${p.percent}%`,

  lines: {
    ticketPrice: '原票價',
    newPrice: '新票價',
    fee: '手續費',
    differenceFee: '差額退票費',
    serviceFee: '服務費',
    back: '退回差價',
  },
  newTicket: (p: { number: string }) => `新票號 ${p.number}`,
  orderKept: '訂單保留',
}
