import type { Language } from '@sojourn/contract/kit/language'
import { trainRulesText } from '@sojourn/text/products/train-rules'
import type { EnterpriseRow } from '../../booking/settings/store'

/** The ticket office promises its tickets within half an hour. */
export const localMinutes = 30

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
