import { hashText, unit } from '../../air/random'

const railFaults = [
  'NO_SEAT',
  'OTHER_SEAT',
  'IDENTITY',
  'CONFLICT',
  'LIMIT',
  'PRICE_UP',
  'CLOSED',
  'BUSY',
  // The railway's queue: the first answer is that there is none yet.
  'LATE',
  'SLOW',
  'TWICE',
  // To seats that are locked already, or to their tickets.
  'SEATS_LOST',
  'ISSUE_FAIL',
  'REFUND_FAIL',
  'CHANGE_FAIL',
  'NOSHOW',
] as const
export type RailFault = (typeof railFaults)[number]

/** What goes wrong on purpose. A test or a demonstration may change it while the supply runs. */
export interface RailFaults {
  /** Happens to every request. */
  forced: Set<RailFault>
  /** Share of locks, 0 to 1, to which a fault happens; the same key always fares alike. */
  rates: Partial<Record<RailFault, number>>
  slowMilliseconds: number
}

export const createRailFaults = (): RailFaults => ({ forced: new Set(), rates: {}, slowMilliseconds: 3000 })

interface Spoken {
  key: string
  remark: string
  passengers: readonly { name: string }[]
}

/** Fault words such as `#NO_SEAT` in the remark or at the end of a passenger's name, then forced and drawn ones. */
export function faultsOfLock(faults: RailFaults, { key, remark, passengers }: Spoken): RailFault[] {
  const words = wordsIn([remark, ...passengers.map(({ name }) => name)].join(' '))
  return railFaults.filter(
    (fault) => words.has(`#${fault}`) || faults.forced.has(fault) || unit(hashText(key + fault, 0)) < (faults.rates[fault] ?? 0),
  )
}

/** Whether a fault befalls seats that are locked already. */
export const happensTo = ({ forced }: RailFaults, record: { faults: readonly RailFault[] }, fault: RailFault): boolean =>
  record.faults.includes(fault) || forced.has(fault)

const wordsIn = (text: string): Set<string> => new Set(text.toUpperCase().match(/#[A-Z_]+/g))

/** The passenger whom the railway does not know: the one whose name says so, or else the first. */
export const unverifiedPassenger = (passengers: readonly { name: string }[]): number =>
  Math.max(
    0,
    passengers.findIndex(({ name }) => wordsIn(name).has('#IDENTITY')),
  )

export const slowAnswer = ({ slowMilliseconds }: RailFaults): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, slowMilliseconds))
