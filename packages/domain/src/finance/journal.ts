import { accounts, type Account } from '../booking/ledger/accounts'
import { minorDigits } from '../kit/currency'

/** One posting as the journal writes it; amounts in minor units, debits positive. */
export interface JournalPosting {
  postingId: string
  /** yyyy-MM-dd in the company's zone. */
  date: string
  kind: string
  orderNo: string | null
  currency: string
  entries: readonly { account: Account; amount: number }[]
}

/** A whole number of minor units as a decimal of its currency, without rounding. */
export function decimalOf(amount: number, currency: string): string {
  const digits = minorDigits(currency)
  const whole = String(Math.abs(amount)).padStart(digits + 1, '0')
  const sign = amount < 0 ? '-' : ''
  return digits === 0 ? `${sign}${whole}` : `${sign}${whole.slice(0, -digits)}.${whole.slice(-digits)}`
}

/** The head of a journal in hledger's format: its accounts and how its currencies are written. */
export function journalHead(title: string, currencies: readonly string[]): string {
  const names = [...new Set(Object.values(accounts))].toSorted()
  return [
    `; ${oneLine(title)}`,
    ...currencies.map((currency) => `commodity ${decimalOf(1000 * 10 ** minorDigits(currency), currency)} ${currency}`),
    ...names.map((name) => `account ${name}`),
    '',
    '',
  ].join('\n')
}

/** One transaction: its description says what happened to which order, its code is the posting's own number. */
export function journalTransaction({ postingId, date, kind, orderNo, currency, entries }: JournalPosting): string {
  const what = oneLine([kind, orderNo].filter(Boolean).join(' '))
  const lines = entries.map(({ account, amount }) => `    ${accounts[account]}  ${decimalOf(amount, currency)} ${currency}`)
  return [`${date} * (${postingId}) ${what}`, ...lines, '', ''].join('\n')
}

/** A line break or a semicolon would end the description. */
const oneLine = (text: string): string => text.replaceAll(/[\r\n;]+/g, ' ')
