import type { GuestOrigin } from '../../ports/hotel-property'
import type { CancellationTerms, GuaranteeTerms, SuppliedRate } from '../../ports/hotel-rate'
import { mix, unit } from '../air/random'
import type { RatePlan } from './property'

/** What the rates of a hotel depend on. */
export interface PlanProperty {
  hotelId: string
  chainType: number
  seed: number
  base: number
  abroad: boolean
  guests: GuestOrigin[]
}

const firstNight = { kind: 'firstNight' } as const
const allNights = { kind: 'allNights' } as const

/** Cancelled after the latest arrival it counts as a no-show (handbook 4.3). */
const free: CancellationTerms = { kind: 'free', basis: 'latestArrival', steps: [{ hoursBefore: 0, penalty: firstNight }] }
const limited: readonly CancellationTerms[] = [
  { kind: 'limited', basis: 'midnight', steps: [{ hoursBefore: 6, penalty: firstNight }] },
  { kind: 'limited', basis: 'midnight', steps: [{ hoursBefore: 30, penalty: firstNight }] },
  { kind: 'limited', basis: 'latestArrival', steps: [{ hoursBefore: 24, penalty: allNights }] },
]
const ladder: CancellationTerms = {
  kind: 'ladder',
  basis: 'midnight',
  steps: [
    { hoursBefore: 78, penalty: { kind: 'percent', percent: 30 } },
    { hoursBefore: 30, penalty: { kind: 'percent', percent: 50 } },
    { hoursBefore: 6, penalty: allNights },
  ],
}
const notCancellable: CancellationTerms = {
  kind: 'none',
  basis: 'midnight',
  steps: [{ hoursBefore: null, penalty: allNights }],
}

type Guarantee = Omit<GuaranteeTerms, 'startDate' | 'endDate'>
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

/** Which of the guarantees above, or none. */
function guaranteeOf({ seed, chainType }: PlanProperty): number {
  const draw = unit(mix(seed, 21))
  if (draw < 0.6) return 0
  if (draw < 0.7) return 1
  return draw < (chainType === 4 ? 0.9 : 0.75) ? 2 : 3
}

const benefitsOf = (chainType: number): SuppliedRate['benefits'] =>
  chainType === 4 ? ['welcomeFruit', 'lateCheckOut', 'upgrade'] : chainType === 3 ? ['welcomeFruit', 'lateCheckOut'] : ['laundry']

/** All that is drawn for the rates of a room. Few rooms differ in it, so that equal ones share their rates. */
interface Choices {
  chainType: number
  /** Breakfasts of a rate that has some. */
  breakfasts: number
  foreign: boolean
  /** By hand within so many minutes; 0 is at once. */
  confirmMinutes: number
  byPlatform: boolean
  guarantee: number
  cancellation: number
  promotion: boolean
  weekendBreakfast: boolean
  twoNights: boolean
  withBreakfast: boolean
  member: boolean
}

const paidInAdvance = [...limited, ladder]

function choicesOf(property: PlanProperty, guests: number, seed: number): Choices {
  const chance = (place: number, share: number): boolean => unit(mix(seed, place)) < share
  const promotion = chance(33, 0.55)
  return {
    chainType: property.chainType,
    breakfasts: Math.min(2, guests),
    foreign: property.guests.includes('foreign'),
    confirmMinutes: !property.abroad && chance(30, 0.15) ? 30 + 30 * Math.floor(unit(mix(seed, 31)) * 4) : 0,
    byPlatform: property.abroad || unit(mix(property.seed, 22)) < 0.7,
    guarantee: guaranteeOf(property),
    cancellation: Math.floor(unit(mix(seed, 32)) * paidInAdvance.length),
    promotion,
    weekendBreakfast: promotion && chance(34, 0.3),
    twoNights: promotion && chance(35, 0.2),
    withBreakfast: chance(36, 0.6),
    member: chance(37, 0.7),
  }
}

function plansFrom(choices: Choices, guests: PlanProperty['guests']): RatePlan[] {
  const guarantee = guarantees[choices.guarantee]
  const common = {
    breakfasts: choices.chainType === 4 ? choices.breakfasts : 0,
    weekendBreakfast: false,
    confirmation: choices.confirmMinutes > 0 ? 'manual' : 'instant',
    confirmMinutes: choices.confirmMinutes,
    guests,
    cancellation: free,
    minNights: 1,
    invoice: choices.byPlatform ? 'platform' : 'hotel',
    benefits: [],
    points: true,
  } satisfies Partial<RatePlan>
  const advance = { ...common, hotelType: 2 } as const
  const atHotel = { ...common, hotelType: 1, invoice: 'hotel', ...(guarantee === undefined ? {} : { guarantee }) } as const
  const agreement = { breakfasts: choices.breakfasts, benefits: benefitsOf(choices.chainType), permille: 1000 }
  const cancellation = paidInAdvance[choices.cancellation] ?? free
  const { breakfasts, weekendBreakfast } = choices
  const promotion = { weekendBreakfast, minNights: choices.twoNights ? 2 : 1, cancellation: notCancellable, points: false }
  const plans: (RatePlan | false)[] = [
    { ...atHotel, slot: 1, kind: 'public', permille: 1000 },
    { ...advance, slot: 2, kind: 'public', permille: 970, cancellation },
    choices.promotion && { ...advance, ...promotion, slot: 3, kind: 'promotion', permille: 900 },
    choices.withBreakfast && { ...advance, slot: 4, kind: 'public', permille: 985, breakfasts, cancellation: limited[0] ?? free },
    choices.member && { ...atHotel, slot: 5, kind: 'member', permille: 940 },
    { ...advance, ...agreement, slot: 6, kind: 'enterpriseAgreement' },
    { ...atHotel, ...agreement, slot: 7, kind: 'agencyAgreement' },
  ]
  return plans.filter((plan) => plan !== false)
}

const made = new Map<string, readonly RatePlan[]>()

/**
 * Rates of one room type: two to five that everybody or members may have, and one for each kind of agreement, which only
 * their companies see. Slots never change, since they are part of the rate's id.
 */
export function plansOf(property: PlanProperty, guests: number, place: number): readonly RatePlan[] {
  const choices = choicesOf(property, guests, mix(property.seed, 100 + place))
  const key = Object.values(choices).join()
  const known = made.get(key) ?? plansFrom(choices, property.guests)
  made.set(key, known)
  return known
}
