import type { IntlBaggage } from '../../../ports/intl-air'
import type { Option } from './components'

/** Below this distance carriers of Asia weigh all bags together (handbook 2.2). */
const weightConceptKm = 2500
const pieceKilograms = 23
const frontKilograms = 32

const pieces = (count: number, kilograms = pieceKilograms): IntlBaggage => ({ pieces: count, kilograms })

/** What goes into the hold, by the most significant carrier of the ticket. */
export function baggageOf({ itinerary, brand, bookingClass, type }: Option): IntlBaggage {
  if (itinerary.lowCost) return brand === 'light' ? pieces(0) : { kilograms: 20 }
  if (bookingClass.cabin === 'F' || bookingClass.cabin === 'C') return pieces(2, frontKilograms)
  if (type === 'student' || type === 'labour' || type === 'seaman') return pieces(2)
  const byWeight = itinerary.distanceKm < weightConceptKm
  if (brand === 'light') return pieces(0)
  if (brand === 'standard' && type !== 'corporate') return byWeight ? { kilograms: 20 } : pieces(1)
  return byWeight ? { kilograms: 30 } : pieces(2)
}
