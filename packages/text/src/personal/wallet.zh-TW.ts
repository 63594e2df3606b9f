// Made from wallet.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './wallet.zh-CN'

export const text: typeof source = {
  title: '積分錢包',
  home: '返回首頁',
  closedTitle: '貴公司未開通積分錢包',
  closedText: '如需開通，請聯絡差旅管理員。',

  balance: '可用積分',
  worth: (p: { amount: string }) => `可抵 ${p.amount}`,
  negative: '退票收回的積分多於餘額，下次獲得的積分先補足差額。',
  nextExpiry: (p: { points: string; day: string }) => `${p.points} 積分將於 ${p.day} 之後到期`,
  earned: '累計獲得',
  spent: '累計使用',
  expired: '已到期',

  rules: '積分規則',
  ruleEarn: (p: { amount: string }) => `票價每滿 ${p.amount} 得 1 積分，出票後到帳；稅費、保險和服務費不計積分。`,
  ruleSpend: (p: { points: number; amount: string }) =>
    `支付個人部分時，${p.points} 積分抵 ${p.amount}；公司支付的部分不能用積分。`,
  ruleRefund: '退票按退款比例收回所得積分，用於抵扣的積分按比例退還。',
  ruleExpire: (p: { months: number }) => `積分 ${p.months} 個月內有效，先到期的先使用。`,
  ruleOwn: '積分歸本人使用，不能轉讓或提現。',

  entries: '積分明細',
  direction: '收支',
  directions: { all: '全部', in: '獲得', out: '支出' },
  dates: '日期',
  reset: '清除條件',
  noneFound: '沒有符合條件的積分明細',
  emptyTitle: '還沒有積分',
  emptyText: '預訂並出票後，積分會出現在這裡。',
  emptyAction: '去預訂機票',
  kinds: { earn: '出票獲得', takeBack: '退票收回', spend: '支付抵扣', return: '抵扣退還', expire: '到期', adjust: '贈送與調整' },
  validTo: (p: { day: string }) => `有效期至 ${p.day}`,
  balanceAfter: (p: { points: string }) => `餘額 ${p.points}`,
}
