import { setTimeout } from 'node:timers/promises'
import { hashText, unit } from '../air/random'

export const hotelFaults = [
  // To a hold: the last room is gone, the hotel asks more, the guest has these nights already, the answer is late.
  'ROOM_GONE',
  'PRICE_UP',
  'DUPLICATE_GUEST',
  'SLOW',
  // To a booking that was sent: the hotel answers by hand, or refuses.
  'MANUAL',
  'REFUSE',
  // Later: the guest does not come, or the hotel does not let the last nights go.
  'NO_SHOW',
  'NO_CONSENT',
] as const
export type HotelFault = (typeof hotelFaults)[number]

/** What goes wrong on purpose. A test or a demonstration may change it while the supply runs. */
export interface HotelFaults {
  /** Happens to every request. */
  forced: Set<HotelFault>
  /** Share of bookings, 0 to 1, to which a fault happens; the same key always fares alike. */
  rates: Partial<Record<HotelFault, number>>
  slowMilliseconds: number
}

export const createHotelFaults = (): HotelFaults => ({ forced: new Set(), rates: {}, slowMilliseconds: 3000 })

/** Fault words such as `#ROOM_GONE` in the remark or at the end of a guest's name, then forced and drawn ones. */
export function faultsOfHold(
  faults: HotelFaults,
  hold: { key: string; remark: string; guests: readonly { name: string }[] },
): HotelFault[] {
  const spoken = [hold.remark, ...hold.guests.map(({ name }) => name)].join(' ').toUpperCase()
  const words = new Set(spoken.match(/#[A-Z_]+/g))
  return hotelFaults.filter(
    (fault) =>
      words.has(`#${fault}`) || faults.forced.has(fault) || unit(hashText(hold.key + fault, 0)) < (faults.rates[fault] ?? 0),
  )
}

export const slowAnswer = ({ slowMilliseconds }: HotelFaults): Promise<void> => setTimeout(slowMilliseconds)
