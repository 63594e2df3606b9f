import { chinaOffsetMinutes, localInstant } from '@sojourn/domain/kit/local-date'
import { ratesOn } from '@sojourn/domain/admin/agreed-rates'
import type { Context, Work } from '../../../context'
import { enqueue, finishJob } from '../../../db/queue'
import { chinaDate } from '../../../kit/clock'
import { newId } from '../../../kit/id'
import { inTransaction } from '../../../work'
import { findRates, putRatesInForce } from './store'

/** When the day begins on which they hold. */
export const enqueueBeginning = ({ sql, enterpriseId, context }: Work, from: string): Promise<unknown> =>
  enqueue(sql, {
    id: newId(context.clock.now()),
    kind: 'rates.begin',
    enterpriseId,
    payload: {},
    runAt: new Date(localInstant(from, '00:00', chinaOffsetMinutes)),
  })

/** Puts the agreed rates in force whose day has come. Run again, or late, it finds the newest of them. */
export const beginRates = (context: Context, { id, enterpriseId }: { id: string; enterpriseId: number }): Promise<void> =>
  inTransaction(context, enterpriseId, async (work) => {
    await finishJob(work.sql, id)
    const row = ratesOn(await findRates(work), chinaDate(context.clock.now()))
    if (row) await putRatesInForce(work, row.rates)
  })
