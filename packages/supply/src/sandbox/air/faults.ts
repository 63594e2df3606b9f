import { hashText, unit } from './random'

export const airFaults = [
  'PRICE_UP',
  'SOLD_OUT',
  'ISSUE_FAIL',
  'SLOW',
  'DUPLICATE',
  'REFUND_FAIL',
  'CHANGE_FAIL',
  'CHECKED_IN',
  'NOSHOW',
  // To a record that is held already: the carrier asks more, or takes the seats back.
  'PRICE_RISE',
  'SEATS_LOST',
] as const
export type AirFault = (typeof airFaults)[number]

/** What goes wrong on purpose. A test or a demonstration may change it while the supply runs. */
export interface AirFaults {
  /** Happens to every request. */
  forced: Set<AirFault>
  /** Share of holds, 0 to 1, to which a fault happens; the same key always fares alike. */
  rates: Partial<Record<AirFault, number>>
  slowMilliseconds: number
}

export const createFaults = (): AirFaults => ({ forced: new Set(), rates: {}, slowMilliseconds: 3000 })

/** Fault words such as `#SOLD_OUT` in the remark or at the end of a passenger's name, then forced and drawn ones. */
export function faultsOfHold(
  faults: AirFaults,
  hold: { key: string; remark: string; passengers: readonly { name: string }[] },
): AirFault[] {
  const spoken = [hold.remark, ...hold.passengers.map((passenger) => passenger.name)].join(' ').toUpperCase()
  const words = new Set(spoken.match(/#[A-Z_]+/g))
  return airFaults.filter(
    (fault) =>
      words.has(`#${fault}`) || faults.forced.has(fault) || unit(hashText(hold.key + fault, 0)) < (faults.rates[fault] ?? 0),
  )
}

export const slowAnswer = (faults: AirFaults): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, faults.slowMilliseconds))
