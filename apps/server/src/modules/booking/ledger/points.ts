import type { PointsKind } from '@sojourn/contract/finance/points.calls'
import { expiredPoints, fareOf, lastDayOfPoints, pointsEarned, pointsToTakeBack } from '@sojourn/domain/booking/ledger/points'
import { pointsEntries, type Price } from '@sojourn/domain/booking/ledger/postings'
import { addDays, chinaOffsetMinutes, localInstant } from '@sojourn/domain/kit/local-date'
import type { Context } from '../../../context'
import { enqueueOnce, finishJob } from '../../../db/queue'
import type { Sql } from '../../../db/sql'
import { chinaDate } from '../../../kit/clock'
import { newId } from '../../../kit/id'
import { findPointsLines, lockPoints, movePoints, pointsOfOrder } from './points-store'
import { insertPosting } from './store'

interface Change {
  employeeId: string
  kind: PointsKind
  points: number
  lastDay: string | null
  orderNo: string | null
  currency: string
  at: Date
}

/** Points given or taken, with their posting; points of an order's payment move with that order's money instead. */
async function changePoints(sql: Sql, enterpriseId: number, { currency, ...change }: Change): Promise<void> {
  await movePoints(sql, enterpriseId, { ...change, entryId: newId(change.at) })
  await insertPosting(sql, enterpriseId, {
    postingId: newId(change.at),
    kind: `points.${change.kind}`,
    orderNo: change.orderNo,
    paidOrderNo: null,
    currency,
    at: change.at,
    entries: pointsEntries(change.points),
  })
}

interface EarningOrder {
  orderNo: string
  bookerId: string
  currency: string
  prices: readonly Price[]
}

/** The booker's points for an order that was fulfilled. */
export async function earnPoints(sql: Sql, enterpriseId: number, order: EarningOrder, at: Date): Promise<void> {
  const points = pointsEarned(order.prices)
  if (points === 0) return
  const lastDay = lastDayOfPoints(at.toISOString())
  const { orderNo, bookerId: employeeId, currency } = order
  await changePoints(sql, enterpriseId, { employeeId, kind: 'earn', points, lastDay, orderNo, currency, at })
  await expirePointsOn(sql, enterpriseId, employeeId, addDays(lastDay, 1))
}

/** Points of the fare of an order that is given up, `gone` fen of it; the balance may fall below zero. */
export async function takePointsBack(sql: Sql, enterpriseId: number, order: EarningOrder, gone: number, at: Date): Promise<void> {
  const { orderNo, bookerId: employeeId, currency } = order
  const points = pointsToTakeBack({ ...(await pointsOfOrder(sql, enterpriseId, orderNo)), fare: fareOf(order.prices), gone })
  if (points === 0) return
  await changePoints(sql, enterpriseId, { employeeId, kind: 'takeBack', points: -points, lastDay: null, orderNo, currency, at })
}

/** Looks at a person's points on the day after `at`. */
export const expirePointsAfter = (sql: Sql, enterpriseId: number, employeeId: string, at: Date): Promise<unknown> =>
  expirePointsOn(sql, enterpriseId, employeeId, addDays(chinaDate(at), 1))

/** One job for a person and day, however many orders brought points that end with it. */
const expirePointsOn = (sql: Sql, enterpriseId: number, employeeId: string, day: string): Promise<unknown> =>
  enqueueOnce(sql, `points.expire/${enterpriseId}/${employeeId}/${day}`, {
    kind: 'points.expire',
    enterpriseId,
    payload: { employeeId },
    runAt: new Date(localInstant(day, '00:00', chinaOffsetMinutes)),
  })

/** Twelve months are over for some points of one person: what is left of them ends (handbook 11.1). */
export async function expirePoints(
  context: Context,
  job: { id: string; enterpriseId: number; payload: Record<string, string> },
): Promise<void> {
  const employeeId = job.payload['employeeId']!
  const at = context.clock.now()
  await context.database.transaction(job.enterpriseId, async (sql) => {
    await finishJob(sql, job.id)
    await lockPoints(sql, job.enterpriseId, employeeId)
    const points = expiredPoints(await findPointsLines(sql, job.enterpriseId, employeeId), chinaDate(at))
    if (points === 0) return
    await changePoints(sql, job.enterpriseId, {
      employeeId,
      kind: 'expire',
      points: -points,
      lastDay: null,
      orderNo: null,
      currency: 'CNY',
      at,
    })
  })
}
