import type { FieldValue } from '@sojourn/contract/booking/custom-field.shapes'
import type { PersonFieldValues } from './policy/person-field-id'
import type { CustomField } from './custom-field-definition'
import { valueFault } from './custom-field-value-fault'

/** What the company knows of a traveller, in the words in which a field would be filled. */
export interface TravellerFacts {
  number: string
  name: string
  position: string
  department: string
  grade: string
  costCentre: string
  /** What is filled in of the fields that the company keeps of its people. */
  own: PersonFieldValues
}

/** With what the fields of a form begin, first of all with what is known of the person: a choice under another begins where that one begins. What a field would not take is left empty. */
export function beginningsIn(fields: readonly CustomField[], facts: TravellerFacts): FieldValue[] {
  const begun = new Map<string, string>()
  const begin = (field: CustomField): string => {
    const known = begun.get(field.key)
    if (known !== undefined) return known
    begun.set(field.key, '')
    const above = fields.find(({ key }) => key === field.parentKey)
    const value = beginningOf(field, facts, above && begin(above))
    begun.set(field.key, value)
    return value
  }
  return fields.map((field) => ({ key: field.key, value: begin(field) }))
}

function beginningOf({ begins, ...field }: CustomField, facts: TravellerFacts, above: string | undefined): string {
  const known = field.forms.includes('person') ? facts.own[field.key] : undefined
  const value = known ?? (begins.with === 'nothing' ? '' : begins.with === 'fixed' ? begins.value : facts[begins.with])
  const open = { ...field, choices: field.choices.filter(({ ended }) => !ended) }
  return value !== '' && valueFault(open, value, above) === undefined ? value : ''
}
