import type { FlightSection } from '@sojourn/contract/products/flight/policy.shapes'
import type { PolicyFlight } from '@sojourn/domain/products/flight/policy/offers'
import { timeOfMinutes } from '@sojourn/domain/kit/local-date'

export const bookingDate = '2026-12-01'
const flightCount = 50
const faresEach = 10
const fullFare = 1500_00
const carriers = ['MU', 'CA', 'CZ', 'HU', '9C'] as const

/** The same figures in every run. */
function figures(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}

/** 50 flights of one day with ten fares each: 500 offers. */
export function offersOfADay(): PolicyFlight[] {
  const next = figures(20_261_120)
  return Array.from({ length: flightCount }, (_, row): PolicyFlight => {
    const minute = 390 + Math.floor(next() * 960)
    const carrier = carriers[Math.floor(next() * carriers.length)]!
    const durationMinutes = 120 + Math.floor(next() * 120)
    return {
      flightKey: `${row}`,
      flightNo: `${carrier}${1000 + row}`,
      carrier,
      departAirport: next() < 0.5 ? 'PEK' : 'PKX',
      arriveAirport: 'SHA',
      departDate: '2026-12-04',
      departTime: timeOfMinutes(minute),
      arriveTime: timeOfMinutes(minute + durationMinutes),
      durationMinutes,
      fullFare,
      fares: Array.from({ length: faresEach }, (_each, column) => {
        const cabin = column < 7 ? 'Y' : column === 7 ? 'W' : column === 8 ? 'C' : 'F'
        const discount = Math.round((cabin === 'Y' ? 35 : cabin === 'W' ? 110 : cabin === 'C' ? 220 : 320) + next() * 80)
        return {
          fareKey: `${row} ${column}`,
          bookingClass: `${column}`,
          cabin,
          discount,
          ticketPrice: (fullFare * discount) / 100,
        }
      }),
    }
  })
}

/** Three standards of ten rules each: cabin, four discounts, full price, lowest price, advance days, carriers, duration. */
const section = (tenths: number, hours: number, threshold: number, advanceDays: number): FlightSection => ({
  cabins: [
    { cabin: 'Y', maxDiscount: tenths },
    { cabin: 'W', maxDiscount: tenths + 60 },
    { cabin: 'C', maxDiscount: tenths + 170 },
    ...(tenths > 80 ? [{ cabin: 'F' as const, maxDiscount: tenths + 250 }] : []),
  ],
  fullPriceAllowed: false,
  lowestPrice: { hours, threshold },
  advanceDays,
  forbidLowCost: true,
  cabinDuration: { cabins: ['C', 'F'], minutes: 180 },
  handling: { cabin: 'forbid', discount: 'approval', lowestPrice: 'reason', advanceDays: 'remind' },
})
export const standards = [
  { travellerId: 'e1', policy: section(60, 2, 200_00, 3) },
  { travellerId: 'e2', policy: section(75, 3, 100_00, 5) },
  { travellerId: 'e3', policy: section(90, 1, 300_00, 7) },
]
/** Cabin, discount of each of four cabins, full price, lowest price, advance days, low-cost carriers, duration. */
export const rulesPerStandard = 10
