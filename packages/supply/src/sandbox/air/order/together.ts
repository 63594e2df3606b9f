import type { AirChangeAll, AirChanged, AirFailure, AirRefundAll, AirRefunded } from '../../../ports/air'
import type { SupplyContext } from '../../../ports/supply'
import { allOrNone } from '../../all-or-none'
import { change } from './changes'
import type { Desk } from './holds'
import { refund } from './refunds'

export const refundAll = (desk: Desk, context: SupplyContext, { lines }: AirRefundAll): Promise<AirRefunded | AirFailure> =>
  allOrNone(context.sql, async () => {
    const refunded: AirRefunded['lines'] = []
    for (const { journey, feeAtMost, ...asked } of lines) {
      const answer = await refund(desk, context, { ...asked, journeys: [journey], commit: true })
      if ('failure' in answer) return answer
      const { fee, involuntary } = answer.lines[0]!
      if (fee > feeAtMost) return { failure: 'feeRose' as const }
      refunded.push({ fee, involuntary })
    }
    return { lines: refunded }
  })

export const changeAll = (desk: Desk, context: SupplyContext, { lines }: AirChangeAll): Promise<AirChanged | AirFailure> =>
  allOrNone(context.sql, async () => {
    const changed: AirChanged['lines'] = []
    for (const asked of lines) {
      const answer = await change(desk, context, { ...asked, commit: true })
      if ('failure' in answer) return answer
      changed.push({ newTicketNo: answer.newTicketNo! })
    }
    return { lines: changed }
  })
