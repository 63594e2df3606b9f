// Made from sheet.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './sheet.zh-CN'
import { text as policy } from '../policy.zh-TW'

export const text: typeof source = {
  title: '國際機票比價單',
  leg: (p: { index: number; from: string; to: string; date: string }) => `第 ${p.index} 程 ${p.from} → ${p.to} ${p.date}`,
  searched: (p: { moment: string; company: string }) => `${p.company} · 查詢時間 ${p.moment}（北京時間）`,
  prices: '價格為當時所選行程的全程價，每人含稅；報價隨時變動，以出票時為準。',
  cheapestOnly: (p: { count: number }) => `每個方案列最低價，最多 ${p.count} 個；完整清單見表格檔案。`,
  columns: {
    flights: '航班',
    depart: '出發（當地）',
    arrive: '到達（當地）',
    changes: '中轉',
    via: '中轉機場',
    minutes: '飛行分鐘',
    cabin: '艙位',
    brand: '產品',
    baggage: '免費托執行李',
    refund: '退票費（元）',
    change: '改期費（元）',
    price: '每人含稅（元）',
    total: '全部出行人（元）',
    seats: '餘座',
    verdict: '差標',
    why: '超標原因',
  },
  manySeats: '9 以上',
  fees: { free: '免費', notAtAll: '不可', notTold: '須核實' },
  /** Between two reasons. */
  between: '；',
  brands: policy.brands,
  verdicts: {
    within: '符合',
    remind: '超標提醒',
    reason: '超標需填原因',
    approval: '超標需審批',
    payExcess: '超標自付',
    forbidden: '超標不可訂',
  },
}
