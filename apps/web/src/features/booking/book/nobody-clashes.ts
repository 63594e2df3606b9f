import type { Violation } from '@sojourn/contract/booking/policy/verdict.shapes'
import type { TravellersCardProps } from './travellers-card'

/** Of what takes nobody's time: nothing is looked for that would clash. */
export const nobodyClashes = (violations: readonly Violation[]): TravellersCardProps['people'] => ({
  data: { conflicts: [], violations },
  error: null,
  refetch: () => undefined,
})
