// Made from file.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './file.zh-CN'

export const text: typeof source = {
  title: '記帳憑證',
  sheet: '憑證',
  columns: {
    entry: '憑證號',
    date: '日期',
    ledger: '帳套',
    account: '科目',
    debit: '借方',
    credit: '貸方',
    currency: '幣種',
    costCentre: '成本中心',
    project: '專案',
    bill: '帳單號',
    order: '訂單號',
    line: '明細號',
    product: '產品',
    category: '費用',
    traveller: '出行人',
  },
}
