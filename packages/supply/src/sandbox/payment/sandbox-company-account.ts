import { createHash } from 'node:crypto'
import type { CompanyAccountSupply } from '../../ports/company-account'

/** Above this the built-in account refuses a single charge; fen. */
const limitOfOneCharge = 200_000_00

/** The built-in account keeps nothing: its numbers follow from the keys, so a repetition answers the same. */
export function createSandboxCompanyAccount(): CompanyAccountSupply {
  const numberOf = (prefix: string, key: string): string => prefix + createHash('sha256').update(key).digest('hex').slice(0, 20)
  return {
    charge: ({ key, amount }) =>
      Promise.resolve(amount > limitOfOneCharge ? { refusal: 'limitExceeded' } : { tradeNo: numberOf('CA', key) }),
    refund: ({ key }) => Promise.resolve({ refundNo: numberOf('CR', key) }),
    cancel: () => Promise.resolve(),
  }
}
