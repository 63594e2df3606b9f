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
}

/** With what a field begins; a value that the field would not take is left empty. */
export function beginningOf({ begins, ...field }: CustomField, facts: TravellerFacts): string {
  const value = begins.with === 'nothing' ? '' : begins.with === 'fixed' ? begins.value : facts[begins.with]
  const open = { ...field, choices: field.choices.filter(({ ended }) => !ended) }
  return value !== '' && valueFault(open, value) === undefined ? value : ''
}
