import type { IntlAirQuote, IntlFareBrand } from '../../../ports/intl-air'
import type { IntlAirSegment } from '../../../ports/intl-air-segments'
import type { IntlAirExtra, IntlAirExtraAnswer, IntlAirExtraOffer, IntlExtraCode } from '../../../ports/intl-air-extras'
import type { AirCabin } from '../../../ports/air'

/** Fen: what a seat costs at any distance, and for each thousand kilometres more. */
interface Tariff {
  base: number
  perThousandKm: number
}
const seatTariff: Tariff = { base: 40_00, perThousandKm: 15_00 }
const legroomTariff: Tariff = { base: 120_00, perThousandKm: 40_00 }
const bagTariff: Tariff = { base: 200_00, perThousandKm: 50_00 }
const hotMealPrice = 68_00
const bagKilograms = 23
const bagsAtMost = 3

/** Share of the tariff that a brand pays for an ordinary seat. */
const seatShare: Readonly<Record<IntlFareBrand, number>> = {
  light: 1,
  standard: 0.5,
  flex: 0,
  businessSaver: 0,
  businessFlex: 0,
  firstFlex: 0,
}

/** Whole tens of yuan, up. */
const priceOf = ({ base, perThousandKm }: Tariff, { distanceKm }: IntlAirSegment): number =>
  Math.ceil((base + (perThousandKm * distanceKm) / 1000) / 10_00) * 10_00

/** What is sold on every flight of a trip; who sells a flight of another carrier sells nothing beside it. */
export const extrasOf = ({ itineraries, fares }: Pick<IntlAirQuote, 'itineraries' | 'fares'>): IntlAirExtraOffer[] => {
  const flights = itineraries.flatMap(({ segments }, slice) =>
    segments.map((segment, index) => ({ segment, brand: fares[slice]!.brand, cabin: fares[slice]!.cabins[index]! })),
  )
  return flights.flatMap(({ segment, brand, cabin }, position) =>
    segment.operating ? [] : offersOn(segment, brand, cabin).map((offer) => ({ segment: position, ...offer })),
  )
}

type OnFlight = Omit<IntlAirExtraOffer, 'segment'>

function offersOn(segment: IntlAirSegment, brand: IntlFareBrand, cabin: AirCabin): OnFlight[] {
  const inFront = cabin === 'C' || cabin === 'F'
  const ordinary = Math.ceil((priceOf(seatTariff, segment) * seatShare[brand]) / 10_00) * 10_00
  const seat = (code: IntlExtraCode, price: number): OnFlight => ({ kind: 'seat', code, price, atMost: 1, refundable: false })
  const isServed = segment.meal === 'meal' || segment.meal === 'breakfast'
  return [
    seat('window', ordinary),
    seat('aisle', ordinary),
    ...(inFront ? [] : [seat('legroom', priceOf(legroomTariff, segment))]),
    ...(isServed ? [] : [{ kind: 'meal', code: 'hotMeal', price: hotMealPrice, atMost: 1, refundable: false } as const]),
    {
      kind: 'bag',
      code: 'bag',
      kilograms: bagKilograms,
      price: priceOf(bagTariff, segment),
      atMost: bagsAtMost,
      refundable: true,
    },
  ]
}

interface Confirming {
  offers: readonly IntlAirExtraOffer[]
  /** What goes wrong with seats. */
  seats: 'asAsked' | 'others' | 'refused'
}

/** What the carriers confirm of what was asked for, at no more than was accepted; which seat it is comes later. */
export function confirmed(asked: Omit<IntlAirExtra, 'passenger'>, { offers, seats }: Confirming): IntlAirExtraAnswer {
  const find = (code: IntlExtraCode) => offers.find((each) => each.segment === asked.segment && each.code === code)
  const wanted = find(asked.code)
  if (!wanted || wanted.price > asked.priceAtMost || asked.count > wanted.atMost) return { refused: true }
  if (wanted.kind !== 'seat') return { code: wanted.code, price: wanted.price }
  if (seats === 'refused') return { refused: true }
  const given = seats === 'others' ? find(asked.code === 'window' ? 'aisle' : 'window')! : wanted
  return { code: given.code, price: Math.min(given.price, wanted.price) }
}
