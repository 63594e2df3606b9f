import type { text as source } from './file.zh-CN'

export const text: typeof source = {
  title: 'Journal entries',
  sheet: 'Entries',
  columns: {
    entry: 'Entry',
    date: 'Date',
    ledger: 'Ledger',
    account: 'Account',
    debit: 'Debit',
    credit: 'Credit',
    currency: 'Currency',
    costCentre: 'Cost centre',
    project: 'Project',
    bill: 'Bill',
    order: 'Order',
    line: 'Line',
    product: 'Product',
    category: 'Charge',
    traveller: 'Traveller',
  },
}
