import type { AskedField, FieldValue, OrderFieldValue } from '@sojourn/contract/booking/custom-field.shapes'
import type { Language } from '@sojourn/contract/kit/language'
import { problem, type Problem } from '@sojourn/contract/kit/problems'
import { askedOf, type Destination, type Occasion } from '@sojourn/domain/booking/custom-field-asked'
import { beginningsIn } from '@sojourn/domain/booking/custom-field-begin'
import type { CustomField } from '@sojourn/domain/booking/custom-field-definition'
import { fillFaults, slotPath, slotsOf, unaskedValue, valueIn } from '@sojourn/domain/booking/custom-field-fill'
import { textOfValue, type KeptField } from '@sojourn/domain/booking/custom-field-kept-value'
import { valueFaultSentence } from '@sojourn/domain/booking/custom-field-value-fault'
import type { Context, Work } from '../../../context'
import { chinaDate } from '../../../kit/clock'
import type { DraftRow } from '../draft/store'
import { findFieldsOn } from '../settings/custom-field-store'
import type { EnterpriseRow } from '../settings/store'
import { findFieldFacts, type FieldFactsRow } from '../traveller/field-facts-store'

/** A field of the company with the people of whom it is asked. */
export interface FieldOfPeople {
  field: CustomField
  people: FieldFactsRow[]
}

/** What the company asks beside the product's own of these people on this occasion; of a company that asks nothing, nothing is read. */
export async function fieldsAsked(
  work: Work,
  enterprise: Pick<EnterpriseRow, 'asksFields'>,
  occasion: Occasion,
  employeeIds: readonly string[],
): Promise<FieldOfPeople[]> {
  if (!enterprise.asksFields) return []
  const [fields, people] = await Promise.all([
    findFieldsOn(work, occasion.form, chinaDate(work.context.clock.now())),
    findFieldFacts(work, employeeIds),
  ])
  return askedOf(fields, occasion, people)
}

/** The occasion of an order: on business, where its search leads. */
export function occasionOf(context: Context, { product, searchParams }: Pick<DraftRow, 'product' | 'searchParams'>): Occasion {
  const destination: Destination | undefined = context.destinations[product]?.(searchParams)
  return { form: 'order', products: [product], destinations: destination ? [destination] : [] }
}

/** A field as its form shows it: with what may be chosen now. */
export const shownField = ({ field }: Pick<FieldOfPeople, 'field'>, language: Language): AskedField => ({
  key: field.key,
  name: field.name[language],
  ...(field.hint && { hint: field.hint[language] }),
  kind: field.kind,
  required: field.required,
  perTraveller: field.perTraveller,
  limits: field.limits,
  ...(field.parentKey !== undefined && { parentKey: field.parentKey }),
  choices: field.choices
    .filter(({ ended }) => !ended)
    .map(({ value, name, parent }) => ({ value, name: name[language], ...(parent !== undefined && { parent }) })),
})

/** With what the fields of one traveller begin. */
export function beginningsOf(asked: readonly FieldOfPeople[], employeeId: string, language: Language): FieldValue[] {
  const own = asked.filter(({ people }) => people.some((person) => person.employeeId === employeeId))
  const facts = own[0]?.people.find((person) => person.employeeId === employeeId)
  const fields = own.map(({ field }) => field)
  return facts ? beginningsIn(fields, factsIn(facts, language)) : []
}

const factsIn = ({ number, name, position, department, grade, costCentre, ownFields }: FieldFactsRow, language: Language) => ({
  number,
  name,
  position,
  department: department[language],
  grade: grade?.[language] ?? '',
  costCentre: costCentre?.[language] ?? '',
  own: ownFields,
})

/** What was filled in, as the order keeps it; refused where something is missing, wrong, or asked of nobody. */
export function keptFields(
  asked: readonly FieldOfPeople[],
  values: readonly OrderFieldValue[],
  language: Language,
): KeptField[] | Problem {
  const slots = slotsOf(
    asked.map(({ field, people }) => ({
      field: { ...field, choices: field.choices.filter(({ ended }) => !ended) },
      employeeIds: people.map(({ employeeId }) => employeeId),
    })),
  )
  const unasked = unaskedValue(slots, values)
  if (unasked) return problem('customFieldUnasked', { field: slotPath({ field: unasked, ...ofPerson(unasked.employeeId) }) })
  const [wrong] = fillFaults(slots, values)
  if (wrong) {
    const { field, fault } = wrong
    const why = valueFaultSentence(fault, { name: field.name[language], limits: field.limits }, language)
    return problem('customFieldWrong', { field: slotPath(wrong), detail: { why } })
  }
  return slots
    .filter((slot) => valueIn(values, slot) !== '')
    .map((slot): KeptField => {
      const value = valueIn(values, slot)
      const { key, name } = slot.field
      return { key, ...ofPerson(slot.employeeId), value, name, text: textOfValue(slot.field, value) }
    })
}

const ofPerson = (employeeId: string | undefined) => (employeeId === undefined ? {} : { employeeId })
