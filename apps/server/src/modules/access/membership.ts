import type { MembershipInfo } from '@sojourn/contract/access/membership.calls'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import { memberLevelOf } from '@sojourn/domain/access/membership'
import { chinaOffsetMinutes, localInstant } from '@sojourn/domain/kit/local-date'
import { memberText } from '@sojourn/text/access/member'
import type { Actor, Context } from '../../context'
import { once } from '../../db/once'
import type { Tenant } from '../../db/tenant'
import { inCompany } from '../../work'
import { chinaDate } from '../../kit/clock'
import { pointsEarnedBetween } from '../booking/ledger/points-store'
import { findMembership, joinMembership, leaveMembership, type MembershipRow } from './membership-store'

/** Level by the points of the year; who has not joined sees what it would be, who left is left alone (S8.09). */
export async function membershipOf(context: Context, actor: Actor): Promise<MembershipInfo | Problem> {
  const year = Number(chinaDate(context.clock.now()).slice(0, 4))
  return inCompany(context, actor.enterpriseId, async (work) => {
    const [row, yearPoints, lastYearPoints] = await Promise.all([
      findMembership(work.sql, actor),
      pointsOfYear(work, actor, year),
      pointsOfYear(work, actor, year - 1),
    ])
    const refusal = refuse(actor, row)
    if (refusal) return refusal
    if (row.leftAt) return problem('membershipEnded')
    const { level, levelPoints, next, pointsToNext, validUntil } = memberLevelOf(yearPoints, lastYearPoints, year)
    return {
      joined: row.joinedAt !== null,
      grade: level,
      memberLevelName: memberText[actor.language].levels[level],
      yearPoints,
      levelPoints,
      nextLevel: next,
      pointsToNext,
      validUntil,
    }
  })
}

/** Joining and leaving are the person's own choice; joining again takes up where it was. */
export const changeMembership = (
  context: Context,
  actor: Actor,
  { join }: { join: boolean },
): Promise<Record<string, never> | Problem> =>
  once(context, actor, async (sql) => {
    const refusal = refuse(actor, await findMembership(sql, actor))
    if (isProblem(refusal)) return refusal
    await (join ? joinMembership : leaveMembership)(sql, actor, context.clock.now())
    return {}
  })

/** The company may not offer membership, and service agents collect nothing. */
function refuse(actor: Actor, { offered }: MembershipRow): Problem | undefined {
  if (!offered) return problem('membershipNotOffered')
  return actor.permissions.includes('book') ? undefined : problem('membershipNotForYou')
}

function pointsOfYear(tenant: Tenant, actor: Actor, year: number): Promise<number> {
  const start = (of: number): Date => new Date(localInstant(`${of}-01-01`, '00:00', chinaOffsetMinutes))
  return pointsEarnedBetween(tenant, actor.employeeId, start(year), start(year + 1))
}
