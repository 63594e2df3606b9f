import type { Cabin } from '@sojourn/contract/reference/cabins'

interface ComparableFare {
  cabins: readonly Cabin[]
  baggage: readonly { pieces?: number; kilograms: number }[]
  digest: { refund: string }
  total: number
}
const ladder: readonly Cabin[] = ['Y', 'W', 'C', 'F']

/** The cabin by which a fare is known: the lowest of its flights. */
export const cabinOf = ({ cabins }: Pick<ComparableFare, 'cabins'>): Cabin =>
  ladder.find((cabin) => cabins.includes(cabin)) ?? 'Y'

/** A bag is checked free on every flight. */
export const hasBaggage = ({ baggage }: Pick<ComparableFare, 'baggage'>): boolean =>
  baggage.every(({ pieces = 1, kilograms }) => pieces > 0 && kilograms > 0)

/** Something of the fare comes back; whether unknown rules would allow it nobody can say. */
export const isRefundable = ({ digest }: Pick<ComparableFare, 'digest'>): boolean =>
  digest.refund === 'free' || digest.refund === 'fee'

/**
 * What a list shows of an itinerary before it is opened, by position: of each cabin the fares that no cheaper one equals in being within
 * policy, with baggage and refundable, so that every filter of the list finds the cheapest fare that passes it.
 */
export function leadFares(fares: readonly ComparableFare[], verdicts: readonly string[]): number[] {
  const leading: number[] = []
  /** The merits of those that lead, by cabin. */
  const led: Partial<Record<Cabin, number[]>> = {}
  const cheapFirst = fares.map((_fare, position) => position).sort((a, b) => fares[a]!.total - fares[b]!.total)
  for (const position of cheapFirst) {
    const fare = fares[position]!
    const merits = meritsOf(fare, verdicts[position] === 'within')
    const former = (led[cabinOf(fare)] ??= [])
    if (former.some((each) => (each & merits) === merits)) continue
    former.push(merits)
    leading.push(position)
  }
  return leading.sort((a, b) => a - b)
}

/** One bit for each thing that a list is filtered by. */
const meritsOf = (fare: ComparableFare, isWithin: boolean): number =>
  Number(isWithin) + 2 * Number(hasBaggage(fare)) + 4 * Number(isRefundable(fare))
