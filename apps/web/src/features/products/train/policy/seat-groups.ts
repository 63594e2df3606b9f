import type { TrainSection } from '@sojourn/contract/products/train/policy.shapes'

export type SeatGroup = NonNullable<TrainSection['groups']>[number]

/** Types of trains and seats (handbook 3.1, 3.2) as standards name them; standing may always be taken. */
export const trainTypes = ['G', 'C', 'D', 'Z', 'T', 'K', 'other'] as const satisfies readonly SeatGroup['types'][number][]
export const seatsOfStandards = ['O', 'M', 'D', '9', 'P', '1', '3', '4', '6', 'J', 'I', 'F', 'A'] as const

const sleepers = ['3', '4', '6', 'J', 'I', 'F', 'A'] as const
const quick = ['O', 'M', 'D', '9', 'P'] as const
const ordinary = ['1', '3', '4', '6'] as const
type Seat = (typeof seatsOfStandards)[number]
/** Seats that run on each type (handbook 3.2): D trains have berths of their own. */
const seatsByType: Readonly<Record<SeatGroup['types'][number], readonly Seat[]>> = {
  G: quick,
  C: quick,
  D: [...quick, 'J', 'I', 'F', 'A'],
  Z: ordinary,
  T: ordinary,
  K: ordinary,
  other: ordinary,
}

/** What can be chosen: what runs on these types, and what was chosen before. */
export const seatsOffered = (types: SeatGroup['types'], chosen: readonly string[]): Seat[] =>
  seatsOfStandards.filter((seat) => chosen.includes(seat) || types.some((type) => seatsByType[type].includes(seat)))

/** Berths, which a long night is for. */
export const berthsOffered = (chosen: readonly string[]): Seat[] =>
  seatsOfStandards.filter((seat) => chosen.includes(seat) || sleepers.some((berth) => berth === seat))

/** Second class on quick trains, hard seats and berths on the others. */
export const usualGroups = (): SeatGroup[] => [
  { types: ['G', 'C', 'D'], seats: ['O'] },
  { types: ['Z', 'T', 'K', 'other'], seats: ['1', '3'] },
]

/** A type belongs to one group: it leaves the one that had it, and a group without types is gone. */
export const withTypes = (groups: readonly SeatGroup[], at: number, types: SeatGroup['types']): SeatGroup[] =>
  groups
    .map((group, index) => ({
      ...group,
      types: index === at ? types : group.types.filter((type) => !types.includes(type)),
    }))
    .filter(({ types: left }) => left.length > 0)

/** Types that no group has. */
export const typesLeft = (groups: readonly SeatGroup[]): SeatGroup['types'] =>
  trainTypes.filter((type) => !groups.some(({ types }) => types.includes(type)))

/** Another group: of the types that none has, else of the last type of the first group that can spare one. */
export function withAnotherGroup(groups: readonly SeatGroup[]): SeatGroup[] | undefined {
  const left = typesLeft(groups)
  if (left.length > 0) return [...groups, { types: left, seats: ['O'] }]
  const at = groups.findIndex(({ types }) => types.length > 1)
  const spare = groups[at]?.types.at(-1)
  if (spare === undefined) return undefined
  const added: SeatGroup = { types: [spare], seats: [...(groups[at]?.seats ?? [])] }
  return [...groups.map((group, index) => (index === at ? { ...group, types: group.types.slice(0, -1) } : group)), added]
}
