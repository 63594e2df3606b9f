import { isStay, type Product } from '@sojourn/contract/booking/codes'
import { daysBetween } from '../../kit/local-date'
import { coversProduct, slotsOfLine, slotTaken, type MatchableApplication, type PlannedLine, type Slot } from './match'

/** So many were planned, so many are not booked by everybody yet. */
export interface Left {
  planned: number
  left: number
}

/** Directions and nights of the planned legs; nothing is counted where no leg can be used up. */
export function leftOf(application: MatchableApplication): { trips?: Left; nights?: Left } {
  if (application.itineraryMode === 'cities' || !application.limitTraveler) return {}
  const trips = { planned: 0, left: 0 }
  const nights = { planned: 0, left: 0 }
  for (const [index, line] of application.lines.entries()) {
    if (line.multiUse) continue
    const weight = isStay(line.product) ? daysBetween(line.startDate, line.endDate) : 1
    const sum = isStay(line.product) ? nights : trips
    sum.planned += weight * slotsOfLine(line).length
    sum.left += weight * openSlots(application, index).length
  }
  return { ...(trips.planned > 0 ? { trips } : {}), ...(nights.planned > 0 ? { nights } : {}) }
}

/** The directions of a leg that somebody listed has not booked; of a leg for several uses, all. */
const openSlots = (application: MatchableApplication, index: number): Slot[] =>
  slotsOfLine(application.lines[index]!).filter(
    (slot) =>
      application.lines[index]!.multiUse ||
      !application.travellerIds.every((travellerId) => slotTaken(application.used, index, slot, travellerId)),
  )

/** Where a search under the application begins: cities by their keys, empty where open. */
export type Begun = Pick<PlannedLine, 'depart' | 'arrive' | 'startDate' | 'endDate' | 'isReturn'>

/** The first that is planned and not booked yet, of a product that the application covers. */
export function nextBooking(application: MatchableApplication, product: Product): Begun | undefined {
  if (!coversProduct(application, product)) return undefined
  const { itineraryMode, lines } = application
  if (itineraryMode === 'cities') return ofSet(application, product)
  const own = lines.flatMap((line, index) => (line.product === product ? [{ line, slots: openSlots(application, index) }] : []))
  if (own.length > 0) {
    const open = own.find(({ slots }) => slots.length > 0)
    return open && ofLine(open.line, open.slots)
  }
  const [first] = lines
  return first && { ...days(first), depart: '', arrive: first.arrive, isReturn: false }
}

const days = ({ startDate, endDate }: { startDate: string; endDate: string }) => ({ startDate, endDate })

function ofLine(line: PlannedLine, slots: readonly Slot[]): Begun {
  const { depart, arrive, startDate, endDate, isReturn } = line
  if (isStay(line.product)) return { ...days(line), depart: '', arrive, isReturn: false }
  if (!slots.includes('out')) return { depart: arrive, arrive: depart, startDate: endDate, endDate, isReturn: false }
  const both = isReturn && slots.includes('back')
  return { depart, arrive, startDate, endDate: both ? endDate : startDate, isReturn: both }
}

function ofSet(application: MatchableApplication, product: Product): Begun {
  const { homeCity, cities } = application
  const [home = '', first = ''] = homeCity === '' ? cities : [homeCity, ...cities]
  if (isStay(product)) return { ...days(application), depart: '', arrive: first || home, isReturn: false }
  return { ...days(application), depart: home, arrive: first, isReturn: application.endDate > application.startDate }
}
