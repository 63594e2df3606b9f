import type { Asking } from '@sojourn/supply/ports/outside'
import type { Context } from '../../../context'

/** What a supplier is told with every question. */
export const asking = ({ clock }: Pick<Context, 'clock'>): Asking => ({ now: clock.now() })
