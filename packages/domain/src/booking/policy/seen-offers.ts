import type { Language } from '@sojourn/contract/kit/language'
import { policyText } from '@sojourn/text/booking/policy'
import type { JudgedOffers } from './choice-set'
import { seatsOfTrains } from './evaluate-train'

export interface SeenOffer {
  /** As a list shows it. */
  label: string
  /** Fen; of a stay its dearest night, which is what standards limit. */
  price: number
}

/** What a recorded search showed, one line per offer, in the order of its verdicts (fares flight by flight, seats train by train). */
export function seenOffers(shown: JudgedOffers, language: Language): SeenOffer[] {
  const text = policyText[language]
  const { product } = shown
  if (product === 'flight')
    return shown.offers.flatMap(({ flightNo, departTime, arriveTime, fares }) =>
      fares.map(({ cabin, bookingClass, ticketPrice }) => ({
        label: `${flightNo} ${departTime}–${arriveTime} ${text.cabins[cabin]} ${bookingClass}`,
        price: ticketPrice,
      })),
    )
  if (product === 'intlFlight')
    return shown.offers.map(({ name, cabins, price }) => ({
      label: `${name} ${[...new Set(cabins)].map((cabin) => text.cabins[cabin]).join(' · ')}`,
      price,
    }))
  if (product === 'train')
    return seatsOfTrains(shown.offers).map(({ trainNo, departTime, seat, price }) => ({
      label: `${trainNo} ${departTime} ${text.seats[seat] ?? seat}`,
      price,
    }))
  if (product === 'car') return shown.offers.map(({ name, price }) => ({ label: name, price }))
  return shown.offers.map(({ name, nights }) => ({ label: name, price: Math.max(...nights.map(({ price }) => price)) }))
}
