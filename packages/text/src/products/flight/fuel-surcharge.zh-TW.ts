// Made from fuel-surcharge.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './fuel-surcharge.zh-CN'

export const text: typeof source = {
  title: '燃油附加費',
  lead: '國內航班按出票日期和航段里程收取，嬰兒免收。已錄入的標準不可更改，新標準最早從明天起生效',
  toDesk: '返回工作臺',
  levels: '收費標準',
  from: '生效日期',
  short: '成人，800 公里（含）以下',
  long: '成人，800 公里以上',
  childShort: '兒童，800 公里（含）以下',
  childLong: '兒童，800 公里以上',
  inForce: '執行中',
  coming: '待生效',
  none: '還沒有收費標準',
  noneWhy: '錄入後，從生效日期起出的票按此收取。',
  add: '錄入新標準',
  yuan: '元，可為 0',
  amountWrong: '請輸入金額，最多兩位小數',
  submit: '錄入',
  sure: (p: { from: string }) => `新標準從 ${p.from} 起生效，錄入後不可更改。確認錄入？`,
  done: (p: { from: string }) => `已錄入，${p.from} 起生效`,
}
