// Made from exchange-rate.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './exchange-rate.zh-CN'

export const text: typeof source = {
  title: '匯率',
  lead: '以人民幣以外貨幣記帳的企業，金額同時按這裡的匯率折算顯示。匯率按日期生效，以前的訂單和帳單仍用當時的匯率。',
  toDesk: '返回工作臺',
  ruling: '當前匯率',
  currency: '幣種',
  hundred: '100 外幣折合人民幣',
  day: '匯率日期',
  dayHint: '從這一天起的折算用它；更正時再錄入同一天，隻影響之後發生的金額',
  source: '來源',
  sourceHint: '如：國家外匯管理局中間價',
  by: '錄入',
  published: '公開匯率資料',
  builtIn: '系統自帶',
  age: (p: { days: number }) => `已有 ${p.days} 天`,
  entered: '最近錄入',
  none: '還沒有錄入過匯率',
  noneWhy: '錄入後，從現在起的折算按新匯率顯示。',
  add: '錄入匯率',
  rateHint: '人民幣元，最多六位小數，如 85.506',
  rateWrong: '請輸入大於 0 的匯率，最多六位小數',
  former: (p: { rate: string; day: string }) => `上一個匯率 ${p.rate}（${p.day}）`,
  submit: '錄入',
  done: (p: { currency: string; day: string }) => `已錄入 ${p.currency} ${p.day} 的匯率`,
}
