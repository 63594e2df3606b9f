import type { Language } from '@sojourn/contract/kit/language'
import { standardTrainTypes, type TrainSection } from '@sojourn/contract/products/train/policy.shapes'
import { policyText } from '@sojourn/text/booking/policy/words'
import { policyWarningsText } from '@sojourn/text/products/policy/warnings'
import { onlyReminders } from '../../../booking/policy/only-reminders'
import type { PolicyWarning } from '../../../booking/policy/section'
import { seatNames } from './evaluate'

/** What a standard for trains hardly means. */
export function trainWarnings(section: TrainSection, language: Language): PolicyWarning[] {
  const text = policyWarningsText[language]
  const { trainTypes, list } = policyText[language]
  const { groups, nightSeats = [], longRide, advanceDays, handling } = section
  const found: PolicyWarning[] = []
  const seatless = groups ? standardTrainTypes.filter((type) => !groups.some(({ types }) => types.includes(type))) : []
  if (seatless.length > 0)
    found.push({
      path: 'groups',
      sentence: text.typesWithoutSeats({ types: list({ items: seatless.map((type) => trainTypes[type]) }) }),
    })
  const everywhere = (seat: string): boolean => groups?.every(({ seats }) => seats.includes(seat)) ?? false
  const idle = [...nightSeats, ...(longRide?.seats ?? [])].filter((seat) => seatless.length === 0 && everywhere(seat))
  if (idle.length > 0)
    found.push({ path: 'nightSeats', sentence: text.seatsAnyway({ seats: seatNames([...new Set(idle)], language) }) })
  if (advanceDays === 0) found.push({ path: 'advanceDays', sentence: text.advanceZero })
  const limiting = [groups && ('trainSeat' as const), advanceDays !== undefined && ('advanceDays' as const)]
  if (onlyReminders(limiting, handling)) found.push({ path: 'handling', sentence: text.onlyReminders })
  return found
}
