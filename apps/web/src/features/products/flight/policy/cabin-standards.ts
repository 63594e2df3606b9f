import type { FlightSection } from '@sojourn/contract/products/flight/policy.shapes'
import type { Cabin } from '@sojourn/contract/reference/cabins'

type Standard = NonNullable<FlightSection['cabins']>[number]

/** As people name them, economy first. */
export const cabinsUpward = ['Y', 'W', 'C', 'F'] as const satisfies readonly Cabin[]

/** These cabins, each with what was said of it before. */
export const withCabins = (standards: readonly Standard[], cabins: readonly Cabin[]): Standard[] =>
  cabins.map((cabin) => standards.find((each) => each.cabin === cabin) ?? { cabin })

/** One cabin with another ceiling; without one there is nothing that a float could be above. */
export const withCeiling = (
  standards: readonly Standard[],
  cabin: Cabin,
  maxDiscount: number | undefined,
  floatAmount = 0,
): Standard[] =>
  standards.map((each) => {
    if (each.cabin !== cabin) return each
    if (maxDiscount === undefined) return { cabin }
    return { cabin, maxDiscount, ...(floatAmount > 0 && { floatAmount }) }
  })

export const withoutCeilings = (standards: readonly Standard[]): Standard[] => standards.map(({ cabin }) => ({ cabin }))
