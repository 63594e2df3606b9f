import type { BaseRate } from '@sojourn/contract/kit/money'
import { storage } from '../browser/storage'

/** S3.16 */
interface EnterpriseCurrency {
  currencyCode: string
  symbol: string
  unit: string
  /** Of the company's books, where that is another. */
  base?: BaseRate
}

/** tmc_currency of S3.56. */
const key = 'sojourn.tmc_currency'
/** S9.08 */
const usual = '¥'

export const keepCurrency = (currency: EnterpriseCurrency): void => void storage.write(key, JSON.stringify(currency))

const kept = (): EnterpriseCurrency | null | undefined => storage.readJson(key) as EnterpriseCurrency | null | undefined

/** The sign before amounts, as the company's currency was read last (S7.05). */
export const currencySign = (): string => kept()?.symbol ?? usual

/** By what amounts of now are told in the currency of the company's books too; nothing where that is the settlement currency. */
export const baseRate = (): BaseRate | undefined => kept()?.base
