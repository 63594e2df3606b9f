import { minorDigits } from '../../kit/currency'
import { roundToYuan } from '../../kit/money'

/**
 * How amounts of international fares become whole ones (docs/intl-fare-rules.md, 2). Filed amounts are whole smallest coins of their currency;
 * a rate is fen for a million whole units of it.
 */
const million = 1_000_000
/** What is filed in yuan has a rate as well. */
export const rateOfYuan = 100 * million

/** Smallest coins to whose multiple a filed fare is rounded up; other currencies: one whole unit. */
const fareUnits: Readonly<Record<string, number>> = {
  CNY: 1000,
  HKD: 1000,
  MOP: 1000,
  JPY: 100,
  KRW: 100,
  THB: 500,
  AED: 1000,
  QAR: 1000,
  RUB: 500,
  IDR: 100_000,
  VND: 1000,
}
const coinsOf = (currency: string): number => 10 ** minorDigits(currency)
export const fareUnit = (currency: string): number => fareUnits[currency] ?? coinsOf(currency)

/** Converted fares are whole tens of yuan. */
const fareInFen = 1000

/** A hair of slack for what was multiplied: no amount is dearer for an error of the machine. */
const ceilTo = (value: number, unit: number): number => Math.ceil(value / unit - 1e-9) * unit

/** An amount in fen as it is filed: up to the unit of its currency. */
export const filedAmount = (fen: number, currency: string, rate: number): number =>
  ceilTo((fen * million * coinsOf(currency)) / rate, fareUnit(currency))

/** A filed fare as it is paid: up to ten yuan; one that is filed in yuan stays as it is. */
export const fareFen = (amount: number, currency: string, rate: number): number =>
  currency === 'CNY' ? amount : ceilTo((amount * rate) / (million * coinsOf(currency)), fareInFen)

/** An amount in fen as a ticket of another currency tells it: the nearest smallest coins. */
export const coinsOfFen = (fen: number, currency: string, rate: number): number =>
  Math.round((fen * million * coinsOf(currency)) / rate)

/** A tax or a fee as it is paid: whole yuan, half up. */
export const chargeFen = (amount: number, currency: string, rate: number): number =>
  roundToYuan((amount * rate) / (million * coinsOf(currency)))

/** What a child or an infant pays of a filed fare: up to the unit again. */
export const shareOfFare = (amount: number, percent: number, currency: string): number =>
  percent === 100 ? amount : ceilTo((amount * percent) / 100, fareUnit(currency))
