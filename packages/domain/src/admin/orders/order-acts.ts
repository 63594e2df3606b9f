import type { OrderAct } from '@sojourn/contract/access/acting.calls'
import type { OrderPhase } from '@sojourn/contract/admin/orders/order-words'
import type { OrderKind } from '@sojourn/contract/booking/codes'

/** What may be wanted of an order in the name of whoever booked it; whether it can be had is said of the one order. */
export function orderActsOf({ kind, phase }: { kind: OrderKind; phase: OrderPhase }): readonly OrderAct[] {
  if (phase === 'approving') return ['withdraw', 'cancel']
  if (phase === 'paying' || phase === 'fulfilling') return ['cancel']
  return phase === 'fulfilled' && kind !== 'refund' ? ['change', 'refund'] : []
}
