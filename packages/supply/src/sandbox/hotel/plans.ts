import type { HotelCancellation, HotelGuaranteeRule, HotelPolicies, HotelRate } from '@sojourn/contract/products/hotel.shapes'
import { mix, unit } from '../air/random'
import type { RatePlan } from './house'

/** What the rates of a hotel depend on. */
export interface PlanHouse {
  hotelId: string
  chainType: number
  seed: number
  base: number
  abroad: boolean
  guests: HotelPolicies['guests']
}

const firstNight = { kind: 'firstNight' } as const
const allNights = { kind: 'allNights' } as const

/** Cancelled after the latest arrival it counts as a no-show (handbook 4.3). */
const free: HotelCancellation = { kind: 'free', basis: 'latestArrival', steps: [{ hoursBefore: 0, penalty: firstNight }] }
const limited: readonly HotelCancellation[] = [
  { kind: 'limited', basis: 'midnight', steps: [{ hoursBefore: 6, penalty: firstNight }] },
  { kind: 'limited', basis: 'midnight', steps: [{ hoursBefore: 30, penalty: firstNight }] },
  { kind: 'limited', basis: 'latestArrival', steps: [{ hoursBefore: 24, penalty: allNights }] },
]
const ladder: HotelCancellation = {
  kind: 'ladder',
  basis: 'midnight',
  steps: [
    { hoursBefore: 78, penalty: { kind: 'percent', percent: 30 } },
    { hoursBefore: 30, penalty: { kind: 'percent', percent: 50 } },
    { hoursBefore: 6, penalty: allNights },
  ],
}
const notCancellable: HotelCancellation = {
  kind: 'none',
  basis: 'midnight',
  steps: [{ hoursBefore: null, penalty: allNights }],
}

type Guarantee = Omit<HotelGuaranteeRule, 'startDate' | 'endDate'>
const everyDay = [0, 1, 2, 3, 4, 5, 6]
const guarantees: readonly (Guarantee | undefined)[] = [
  // Late arrivals and large parties, as most chains ask.
  {
    dateType: 'checkIn',
    weekdays: everyDay,
    time: { start: '18:00', end: '06:00' },
    rooms: 5,
    amount: 'firstNight',
    change: { kind: 'hoursBeforeMidnight', hours: 6 },
  },
  {
    dateType: 'stay',
    weekdays: [5, 6],
    amount: 'firstNight',
    change: { kind: 'untilDayTime', days: 1, time: '18:00' },
  },
  {
    dateType: 'checkIn',
    weekdays: everyDay,
    amount: 'allNights',
    change: { kind: 'hoursBeforeArrival', hours: 24 },
  },
  undefined,
]

const pick = <Item>(list: readonly Item[], draw: number): Item => list[Math.floor(unit(draw) * list.length)] as Item

function guaranteeOf(house: PlanHouse): Guarantee | undefined {
  const draw = unit(mix(house.seed, 21))
  if (draw < 0.6) return guarantees[0]
  if (draw < 0.7) return guarantees[1]
  return draw < (house.chainType === 4 ? 0.9 : 0.75) ? guarantees[2] : guarantees[3]
}

const benefitsOf = (chainType: number): HotelRate['benefits'] =>
  chainType === 4 ? ['welcomeFruit', 'lateCheckOut', 'upgrade'] : chainType === 3 ? ['welcomeFruit', 'lateCheckOut'] : ['laundry']

/** What all rates of a room have in common, and what is added to those that are paid at the hotel. */
function basisOf(house: PlanHouse, guests: number, seed: number) {
  const byHand = !house.abroad && unit(mix(seed, 30)) < 0.15
  const guarantee = guaranteeOf(house)
  const common = {
    breakfasts: house.chainType === 4 ? Math.min(2, guests) : 0,
    weekendBreakfast: false,
    confirmation: byHand ? 'manual' : 'instant',
    confirmMinutes: byHand ? 30 + 30 * Math.floor(unit(mix(seed, 31)) * 4) : 0,
    guests: house.guests,
    cancellation: free,
    minNights: 1,
    invoice: house.abroad || unit(mix(house.seed, 22)) < 0.7 ? 'platform' : 'hotel',
    benefits: [],
    points: true,
  } satisfies Partial<RatePlan>
  const atHotel = { hotelType: 1, invoice: 'hotel', ...(guarantee === undefined ? {} : { guarantee }) } as const
  return { common, atHotel }
}

/** Paid in advance and not to be cancelled, in return for a tenth off. */
const promotionOf = (seed: number) => ({
  slot: 3,
  hotelType: 2 as const,
  kind: 'promotion' as const,
  permille: 900,
  cancellation: notCancellable,
  weekendBreakfast: unit(mix(seed, 34)) < 0.3,
  minNights: unit(mix(seed, 35)) < 0.2 ? 2 : 1,
  points: false,
})

/**
 * Rates of one room type: two to five that everybody or members may have, and one for each kind of agreement, which only
 * their companies see. Slots never change, since they are part of the rate's id.
 */
export function plansOf(house: PlanHouse, guests: number, place: number): RatePlan[] {
  const seed = mix(house.seed, 100 + place)
  const { common, atHotel } = basisOf(house, guests, seed)
  const fed = { ...common, breakfasts: Math.min(2, guests) }
  const agreement = { ...fed, benefits: benefitsOf(house.chainType), permille: 1000 }
  const cancellation = pick([...limited, ladder], mix(seed, 32))
  const plans: (RatePlan | false)[] = [
    { ...common, ...atHotel, slot: 1, kind: 'public', permille: 1000 },
    { ...common, slot: 2, hotelType: 2, kind: 'public', permille: 970, cancellation },
    unit(mix(seed, 33)) < 0.55 && { ...common, ...promotionOf(seed) },
    unit(mix(seed, 36)) < 0.6 && {
      ...fed,
      slot: 4,
      hotelType: 2,
      kind: 'public',
      permille: 985,
      cancellation: limited[0] ?? free,
    },
    unit(mix(seed, 37)) < 0.7 && { ...common, ...atHotel, slot: 5, kind: 'member', permille: 940 },
    { ...agreement, slot: 6, hotelType: 2, kind: 'enterpriseAgreement' },
    { ...agreement, ...atHotel, slot: 7, kind: 'agencyAgreement' },
  ]
  return plans.filter((plan) => plan !== false)
}
