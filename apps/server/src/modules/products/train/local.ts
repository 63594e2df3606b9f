import type { Language } from '@sojourn/contract/kit/language'
import { officePromise } from '@sojourn/domain/products/train/ticket-office'
import { trainRulesText } from '@sojourn/text/products/train-rules'
import type { OrderRow } from '../../booking/order/store'
import type { EnterpriseRow } from '../../booking/settings/store'

/** By when the office has the tickets of an order that is being issued; without them the order is over then. */
export const promiseOf = ({ updatedAt, departAt }: Pick<OrderRow, 'updatedAt' | 'departAt'>): string =>
  officePromise({ paidAt: updatedAt.toISOString(), departAt: departAt.toISOString() })

/** What a ticket office may buy with (handbook 3.10). */
const accountCodes = ['company', 'office'] as const
export type LocalAccount = (typeof accountCodes)[number]

export const isLocalAccount = (code: string | undefined): code is LocalAccount => accountCodes.some((known) => known === code)

export const localAccounts = (language: Language): { code: LocalAccount; name: string }[] =>
  accountCodes.map((code) => ({ code, name: trainRulesText[language].accounts[code] }))

/** A company whose trains are not booked with the railway itself has its local ticket office serve them (handbook 3.10). */
export function wayOf({ config }: EnterpriseRow): 'railway' | 'local' {
  const open = (flag: 'trainBookable' | 'trainLocalCustomizedBookable'): boolean => Number(config[flag]) >= 0
  return !open('trainBookable') && open('trainLocalCustomizedBookable') ? 'local' : 'railway'
}
