import type { ArrangerState } from '@sojourn/contract/admin/people/arranger-states'
import { isRightInForce, type ArrangerRight } from '../../booking/traveller/arranger'

/** Of a right whose last day is so near an administrator is reminded. */
export const endsSoonDays = 30

interface Arranger {
  /** Was given a right once. */
  bound: boolean
  rights: readonly Pick<ArrangerRight, 'until' | 'ended'>[]
  today: string
}

/** Whom somebody with the ability to book for others may book for. */
export function arrangerStateOf({ bound, rights, today }: Arranger): ArrangerState {
  if (!bound) return 'everybody'
  return rights.some((right) => isRightInForce(right, today)) ? 'covered' : 'nobody'
}
