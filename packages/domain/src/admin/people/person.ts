import type { PersonFields, PersonState } from '@sojourn/contract/admin/people/person.shapes'
import type { OrderState } from '@sojourn/contract/booking/codes'
import type { Language } from '@sojourn/contract/kit/language'
import { accountFault, nameFault } from '../../booking/traveller/contact-validators'
import { travellerFaultSentence, type TravellerFault } from '../../booking/traveller/traveller-sentences'

/** Orders in these states are trips that a leaver leaves behind. */
export const openTripStates: readonly OrderState[] = ['approving', 'awaitingPayment', 'issuing', 'issued']

export interface PersonFault {
  field: 'name' | 'number' | 'mail' | 'mobile'
  /** As a sentence. */
  why: string
}

/** Letters, digits and hyphens of one line; none is allowed. */
const isNumber = (number: string): boolean => /^[\p{L}\p{N}-]{0,20}$/u.test(number)

/** What is wrong with what the company writes of a person, in the order of the form; the mobile only where it is given (S5.22–S5.24, S5.38). */
export function personFaults(
  { fields, mobile }: { fields: Pick<PersonFields, 'name' | 'number' | 'mail'>; mobile?: string | undefined },
  language: Language,
): PersonFault[] {
  const faults: readonly [PersonFault['field'], TravellerFault | undefined][] = [
    ['name', nameFault(fields.name)],
    ['number', isNumber(fields.number.trim()) ? undefined : 'employeeNumberWrong'],
    ['mail', accountFault('mail', fields.mail.trim())],
    ['mobile', mobile === undefined ? undefined : accountFault('mobile', mobile.trim())],
  ]
  return faults.flatMap(([field, fault]) => (fault ? [{ field, why: travellerFaultSentence(fault, language) }] : []))
}

/** Of a document that ends: so many days before, somebody should know. */
export const documentWarningDays = 60
/** Most countries let nobody in whose passport ends within so many months. */
export const passportMonths = 6

export interface Employment {
  active: boolean
  awaitingActivation: boolean
  lastDay: string | null
}

/** Where somebody stands with the company. */
export function personState({ active, awaitingActivation, lastDay }: Employment): PersonState {
  if (!active) return 'left'
  if (lastDay !== null) return 'leaving'
  return awaitingActivation ? 'invited' : 'active'
}

/** Whether an employment is over at once: a day that is over, or today where it is meant so. */
export const endsAtOnce = (lastDay: string, today: string, atOnce: boolean): boolean =>
  lastDay < today || (atOnce && lastDay === today)
