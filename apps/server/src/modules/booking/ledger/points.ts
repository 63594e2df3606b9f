import type { PointsKind } from '@sojourn/contract/finance/points.calls'
import {
  expiredPoints,
  fareOf,
  lastDayOfPoints,
  pointsEarned,
  pointsOfOrder,
  pointsToTakeBack,
} from '@sojourn/domain/booking/ledger/points'
import { pointsEntries, type Price } from '@sojourn/domain/booking/ledger/postings'
import { addDays, chinaOffsetMinutes, localInstant } from '@sojourn/domain/kit/local-date'
import type { Context } from '../../../context'
import { enqueueOnce, finishJob } from '../../../db/queue'
import type { Tenant } from '../../../db/tenant'
import { inTransaction } from '../../../work'
import { chinaDate } from '../../../kit/clock'
import { newId } from '../../../kit/id'
import { findPointsMoves, lockPoints, movePoints } from './points-store'
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
async function changePoints(tenant: Tenant, { currency, ...change }: Change): Promise<void> {
  await Promise.all([
    movePoints(tenant, { ...change, entryId: newId(change.at) }),
    insertPosting(tenant, {
      postingId: newId(change.at),
      kind: `points.${change.kind}`,
      orderNo: change.orderNo,
      paidOrderNo: null,
      currency,
      at: change.at,
      entries: pointsEntries(change.points),
    }),
  ])
}

interface EarningOrder {
  orderNo: string
  bookerId: string
  currency: string
  prices: readonly Price[]
}

/** The booker's points for an order that was fulfilled. */
export async function earnPoints(tenant: Tenant, order: EarningOrder, at: Date): Promise<void> {
  const points = pointsEarned(order.prices)
  if (points === 0) return
  const lastDay = lastDayOfPoints(at.toISOString())
  const { orderNo, bookerId: employeeId, currency } = order
  await Promise.all([
    changePoints(tenant, { employeeId, kind: 'earn', points, lastDay, orderNo, currency, at }),
    expirePointsOn(tenant, employeeId, addDays(lastDay, 1)),
  ])
}

/** Points of the fare of an order that is given up, `gone` fen of it; the balance may fall below zero. */
export async function takePointsBack(tenant: Tenant, order: EarningOrder, gone: number, at: Date): Promise<void> {
  const { orderNo, bookerId: employeeId, currency } = order
  await lockPoints(tenant, employeeId)
  const own = pointsOfOrder(await findPointsMoves(tenant, employeeId), orderNo)
  const points = pointsToTakeBack({ ...own, fare: fareOf(order.prices), gone })
  if (points === 0) return
  await changePoints(tenant, { employeeId, kind: 'takeBack', points: -points, lastDay: null, orderNo, currency, at })
}

/** Looks at a person's points on the day after `at`. */
export const expirePointsAfter = (tenant: Tenant, employeeId: string, at: Date): Promise<unknown> =>
  expirePointsOn(tenant, employeeId, addDays(chinaDate(at), 1))

/** One job for a person and day, however many orders brought points that end with it. */
const expirePointsOn = ({ sql, enterpriseId }: Tenant, employeeId: string, day: string): Promise<unknown> =>
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
  await inTransaction(context, job.enterpriseId, async (work) => {
    await finishJob(work.sql, job.id)
    await lockPoints(work, employeeId)
    const points = expiredPoints(await findPointsMoves(work, employeeId), chinaDate(at))
    if (points === 0) return
    await changePoints(work, {
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
