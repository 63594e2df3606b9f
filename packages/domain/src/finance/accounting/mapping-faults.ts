import { accountPattern } from '@sojourn/contract/finance/accounting-words'
import type { AccountingMapping } from '@sojourn/contract/finance/accounting.shapes'
import { billMethods } from '@sojourn/contract/finance/bill-words'
import type { Language } from '@sojourn/contract/kit/language'
import { accountingFaultsText } from '@sojourn/text/finance/accounting/faults'
import { ruleKey } from './account-of'

export type MappingFault = keyof (typeof accountingFaultsText)['zh-CN']
/** `field` is that of the mapping, with the place in it where it is a list: `rules.2`. */
export interface FoundMappingFault {
  field: string
  fault: MappingFault
}

export const mappingFaultSentence = (fault: MappingFault, language: Language): string => accountingFaultsText[language][fault]

/** What is wrong with a mapping and its first day, in the order of the form. */
export const mappingFaults = (mapping: AccountingMapping, from: string): FoundMappingFault[] => [
  ...(from === '' ? [{ field: 'from', fault: 'fromMissing' as const }] : []),
  ...mapping.rules.flatMap((rule, place) => codeFault(rule.account, `rules.${place}`)),
  ...twice(mapping.rules.map(ruleKey), 'rules', 'ruleTwice'),
  ...codeFault(mapping.inputTax, 'inputTax'),
  ...billMethods.flatMap((method) => codeFault(mapping.settlement[method], `settlement.${method}`)),
  ...mapping.ledgers.flatMap(({ code }, place) => codeFault(code, `ledgers.${place}`)),
  ...twice(
    mapping.ledgers.map(({ entityId }) => entityId),
    'ledgers',
    'ledgerTwice',
  ),
]

function codeFault(code: string, field: string): FoundMappingFault[] {
  if (code === '') return [{ field, fault: 'accountMissing' }]
  return accountPattern.test(code) ? [] : [{ field, fault: 'accountWrong' }]
}

/** Whatever says again what was said before. */
const twice = (keys: readonly string[], list: string, fault: MappingFault): FoundMappingFault[] =>
  keys.flatMap((key, place) => (keys.indexOf(key) < place ? [{ field: `${list}.${place}`, fault }] : []))
