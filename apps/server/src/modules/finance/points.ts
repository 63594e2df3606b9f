import type { getPointsEntries, getPointsStatistics, PointsKind } from '@sojourn/contract/finance/points.calls'
import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import { problem, type Problem } from '@sojourn/contract/kit/problems'
import { fenPerPoint, fenPerPointEarned, monthsValid, nextExpiry } from '@sojourn/domain/booking/ledger/points'
import type { Actor, Context } from '../../context'
import type { Tenant } from '../../db/tenant'
import { inSnapshot, inCompany } from '../../work'
import { readCursor, writeCursor } from '../../kit/cursor'
import { findPointsBalance, findPointsEntries, findPointsMoves, sumPointsByKind } from '../booking/ledger/points-store'
import { findEnterprise } from '../booking/settings/store'
import { periodOf } from './period'

type Statistics = ResponseOf<typeof getPointsStatistics>
const pageSize = 20

/** The caller's points at a glance (S7.07). */
export const pointsStatistics = (context: Context, actor: Actor): Promise<Statistics | Problem> =>
  inSnapshot<Statistics | Problem>(context, actor.enterpriseId, async (work) => {
    if (!(await isWalletOpen(work))) return problem('walletClosed')
    const { employeeId } = actor
    const [balanceAmount, sums, lines] = await Promise.all([
      findPointsBalance(work, employeeId),
      sumPointsByKind(work, employeeId),
      findPointsMoves(work, employeeId),
    ])
    const next = nextExpiry(lines)
    const total = (...kinds: PointsKind[]): number => kinds.reduce((sum, kind) => sum + (sums[kind] ?? 0), 0)
    return {
      balanceAmount,
      earned: total('earn', 'takeBack', 'adjust'),
      spent: -total('spend', 'return'),
      expired: -total('expire'),
      ...(next && { nextExpiry: next }),
      fenPerPoint,
      fenPerPointEarned,
      monthsValid,
    }
  })

const inward: readonly PointsKind[] = ['earn', 'return', 'adjust']
const outward: readonly PointsKind[] = ['spend', 'takeBack', 'expire']

/** The caller's points line by line, newest first. */
export async function pointsEntries(
  context: Context,
  actor: Actor,
  request: RequestOf<typeof getPointsEntries>,
): Promise<ResponseOf<typeof getPointsEntries> | Problem> {
  const size = request.size ?? pageSize
  const kinds = request.direction === 'in' ? inward : request.direction === 'out' ? outward : [...inward, ...outward]
  return inCompany(context, actor.enterpriseId, async (work) => {
    if (!(await isWalletOpen(work))) return problem('walletClosed')
    const rows = await findPointsEntries(work, actor.employeeId, {
      kinds,
      ...periodOf(request),
      after: readCursor(request.cursor),
      limit: size + 1,
    })
    const list = rows.slice(0, size)
    const last = list.at(-1)
    return {
      list: list.map(({ entryId, at, kind, points, balanceAfter, lastDay, orderNo, title }) => ({
        entryId,
        at: at.toISOString(),
        kind,
        points,
        balanceAfter,
        ...(lastDay && { lastDay }),
        ...(orderNo && { orderNo }),
        ...(title && { title: title[actor.language] }),
      })),
      ...(rows.length > size && last && { next: writeCursor(last.at, last.entryId) }),
    }
  })
}

const isWalletOpen = async (tenant: Tenant): Promise<boolean> => Boolean((await findEnterprise(tenant)).config['isEnableWallet'])
