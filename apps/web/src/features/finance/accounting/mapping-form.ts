import type { AccountingMapping, AccountRule } from '@sojourn/contract/finance/accounting.shapes'
import { billMethods } from '@sojourn/contract/finance/bill-words'
import type { getAccountingMapping } from '../../../api/calls/finance/accounting'
import type { getReportChoices } from '../../../api/calls/finance/report'
import type { WebResponse } from '../../../api/web-call'
import { propertyFieldOf, type EditField } from '../../../kit/edit/edit-fields'
import { formatFullDate } from '../../../kit/text/format'
import { useText } from '../../../kit/text/text'

export type MappingAnswer = WebResponse<NonNullable<(typeof getAccountingMapping)['contract']>>
export type Choices = WebResponse<NonNullable<(typeof getReportChoices)['contract']>>

/** A mapping with the day from which it holds, as the form edits it. */
export interface MappingForm extends AccountingMapping {
  from: string
}

/** How the form calls what it holds. */
export function useMappingWords({ entities, costCentres, projects }: Choices) {
  const { edit: text, noEntity } = useText('finance/accounting/page')
  const { categories, methods } = useText('finance/bill/page')
  const { products } = useText('admin/orders/words')
  const entity = (id: string) => (id === '' ? noEntity : (entities.find(({ entityId }) => entityId === id)?.name ?? id))
  const centre = (id: string) => costCentres.find(({ costCentreId }) => costCentreId === id)?.name ?? id
  const project = (code: string) => (code === '' ? text.noProject : (projects.find((each) => each.code === code)?.name ?? code))
  const rule = ({ account, ...on }: AccountRule): string => {
    const conditions = [
      on.category && categories[on.category],
      on.product && products[on.product],
      on.entityId !== undefined && entity(on.entityId),
      on.costCentreId !== undefined && centre(on.costCentreId),
      on.projectCode !== undefined && project(on.projectCode),
    ].filter((each) => typeof each === 'string')
    return text.ruleWords({ conditions: conditions.join(' · ') || text.all, account })
  }
  return { text, methods, entity, rule }
}
type MappingWords = ReturnType<typeof useMappingWords>

/** The fields of the form, as changes and conflicts call them. */
export function mappingFields({ text, methods, entity, rule }: MappingWords): EditField<MappingForm>[] {
  const field = propertyFieldOf<MappingForm>()
  return [
    field('from', text.from, (from) => from && formatFullDate(from)),
    field('rules', text.rules, (rules) => rules.map(rule)),
    field('inputTax', text.inputTax, (account) => account),
    field('settlement', text.settlement, (settlement) =>
      billMethods.map((method) => text.ruleWords({ conditions: methods[method], account: settlement[method] })),
    ),
    field('ledgers', text.ledgers, (ledgers) =>
      ledgers.map(({ entityId, code }) => text.ledgerWords({ entity: entity(entityId), code })),
    ),
  ]
}

/** The ledgers with that of one entity as it was typed; an empty one is none. */
export const withLedger = (ledgers: MappingForm['ledgers'], entityId: string, code: string): MappingForm['ledgers'] => {
  const others = ledgers.filter((ledger) => ledger.entityId !== entityId)
  return code === '' ? others : [...others, { entityId, code }].toSorted((one, other) => (one.entityId < other.entityId ? -1 : 1))
}
