import type { IntlFlightSection } from '@sojourn/contract/products/intl-flight/policy.shapes'
import type { Cabin } from '@sojourn/contract/reference/cabins'
import { reachedLine } from '../../../booking/policy/reached-line'

/** Cabins for so many minutes in the air; undefined limits nothing. */
export const cabinsFor = ({ byDuration = [] }: IntlFlightSection, minutes: number): readonly Cabin[] | undefined =>
  reachedLine(byDuration, minutes)?.cabins
