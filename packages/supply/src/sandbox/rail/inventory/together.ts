import type { RailChangeAll, RailChanged, RailFailure, RailRefundAll, RailRefunded } from '../../../ports/rail'
import type { SupplyContext } from '../../../ports/supply'
import { allOrNone } from '../../all-or-none'
import { change } from './changes'
import type { RailDesk } from './desk'
import { refund } from './refunds'

export const refundAll = (
  desk: RailDesk,
  context: SupplyContext,
  { lines }: RailRefundAll,
): Promise<RailRefunded | RailFailure> =>
  allOrNone(context.sql, async () => {
    const refunded: RailRefunded['lines'] = []
    for (const { feeAtMost, ...asked } of lines) {
      const answer = await refund(desk, context, { ...asked, commit: true })
      if ('failure' in answer) return answer
      if (answer.fee > feeAtMost) return { failure: 'feeRose' as const }
      refunded.push(answer)
    }
    return { lines: refunded }
  })

export const changeAll = (desk: RailDesk, context: SupplyContext, { lines }: RailChangeAll): Promise<RailChanged | RailFailure> =>
  allOrNone(context.sql, async () => {
    const changed: RailChanged['lines'] = []
    for (const { balanceAtMost, ...asked } of lines) {
      const answer = await change(desk, context, { ...asked, commit: true })
      if ('failure' in answer) return answer
      if (answer.charge - answer.back > balanceAtMost) return { failure: 'feeRose' as const }
      changed.push({ ...answer, newTicket: answer.newTicket! })
    }
    return { lines: changed }
  })
