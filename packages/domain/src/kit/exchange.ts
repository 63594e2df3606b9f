import { minorDigits } from './currency'
import { daysBetween } from './local-date'
import { sum } from './money'

/** What a million whole units of a currency cost in fen on a day. */
export interface ExchangeRate {
  /** ISO 4217. */
  currency: string
  /** yyyy-MM-dd */
  day: string
  fenPerMillion: number
}

/** With when it became known, an instant. */
export interface KnownRate extends ExchangeRate {
  enteredAt: string
}

/** Half away from nought. */
function roundedQuotient(dividend: bigint, divisor: bigint): number {
  const size = dividend < 0n ? -dividend : dividend
  const whole = Number((2n * size + divisor) / (2n * divisor))
  return dividend < 0n && whole > 0 ? -whole : whole
}

const million = 1_000_000n
const unitsOf = (currency: string): bigint => 10n ** BigInt(minorDigits(currency))

/** Fen of an amount in whole minor units of another currency. */
export const fenOf = (amount: number, { currency, fenPerMillion }: Omit<ExchangeRate, 'day'>): number =>
  roundedQuotient(BigInt(amount) * BigInt(fenPerMillion), million * unitsOf(currency))

/** Whole minor units of a currency for an amount in fen. */
export const converted = (fen: number, { currency, fenPerMillion }: Omit<ExchangeRate, 'day'>): number =>
  roundedQuotient(BigInt(fen) * million * unitsOf(currency), BigInt(fenPerMillion))

/** Lines in a currency: each is converted by itself, and the last takes what is left to the converted total. */
export function convertedLines(fens: readonly number[], rate: Omit<ExchangeRate, 'day'>): number[] {
  const lines = fens.map((fen) => converted(fen, rate))
  const left = converted(sum(fens), rate) - sum(lines)
  return lines.map((amount, index) => (index === lines.length - 1 ? amount + left : amount))
}

interface Moment {
  currency: string
  /** yyyy-MM-dd of what is converted. */
  day: string
  /** An instant: what was entered later was not known. */
  knownAt: string
}

/** The newest rate of a day not after the moment's that was known then; of the same day the one entered last. */
export const rateAt = <Rate extends KnownRate>(rates: readonly Rate[], { currency, day, knownAt }: Moment): Rate | undefined =>
  rates
    .filter((rate) => rate.currency === currency && rate.day <= day && rate.enteredAt <= knownAt)
    .reduce<Rate | undefined>((newest, rate) => (newest && isNewer(newest, rate) ? newest : rate), undefined)

const isNewer = (a: KnownRate, b: KnownRate): boolean => (a.day === b.day ? a.enteredAt > b.enteredAt : a.day > b.day)

/** Past this age a converted amount says how old its rate is. */
const youngForDays = 50

/** How many days old an exchange rate is, where it is too old to be shown without saying so. */
export function daysOfOldRate(rateDate: string, today: string): number | undefined {
  const days = daysBetween(rateDate, today)
  return days > youngForDays ? days : undefined
}

/** A fifth more or less than the former rate is a misplaced point more often than a market. */
export const isFarFrom = (former: number, next: number): boolean => Math.abs(next - former) * 5 > former

/** Six decimals of yuan for a hundred units, as banks publish them, as fen for a million; undefined where it is none. */
export function parseRate(text: string): number | undefined {
  const match = /^(\d{1,6})(?:\.(\d{1,6}))?$/.exec(text.trim())
  if (!match) return undefined
  const rate = Number(match[1]) * 1_000_000 + Number((match[2] ?? '').padEnd(6, '0'))
  return rate > 0 ? rate : undefined
}

/** The same the other way round: 85.506. */
export function rateText(fenPerMillion: number): string {
  const decimals = String(fenPerMillion % 1_000_000)
    .padStart(6, '0')
    .replace(/0+$/, '')
  const whole = String(Math.floor(fenPerMillion / 1_000_000))
  return decimals === '' ? whole : `${whole}.${decimals}`
}
