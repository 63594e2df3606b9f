import { storage } from '../browser/storage'

/** S3.16 */
interface EnterpriseCurrency {
  currencyCode: string
  symbol: string
  unit: string
}

/** tmc_currency of S3.56. */
const key = 'sojourn.tmc_currency'
/** S9.08 */
const usual = '¥'

export const keepCurrency = (currency: EnterpriseCurrency): void => void storage.write(key, JSON.stringify(currency))

/** The sign before amounts, as the company's currency was read last (S7.05). */
export const currencySign = (): string => (storage.readJson(key) as EnterpriseCurrency | null | undefined)?.symbol ?? usual
