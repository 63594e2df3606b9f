import type { RequestOf } from '@sojourn/contract/kit/call'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { quoteFlightChange } from '@sojourn/contract/products/flight/after-sales.calls'
import type { Actor, Work } from '../../../../context'
import { chinaDate } from '../../../../kit/clock'
import { employeesOf, pickCoupons } from '../../../booking/coupon/coupons'
import type { AfterSaleLine } from '../../../booking/coupon/store'
import { judgeChange, type JudgedChange } from '../../../booking/after-sale/coupon-change'
import { findEnterprise, type EnterpriseRow } from '../../../booking/settings/store'
import { findPeople } from '../../../booking/traveller/store'
import { underApplication } from '../../../booking/traveller/under-application'
import { refuseApart, type Alterable, type Coupon } from './alterable'
import { changeLines } from './change-quote'
import { fitsBetween, journeyToChange, seatsToChange } from './change-to'
import type { Journey } from '../search/choose'
import { plannedSegment } from '../book/planned-segment'
import { flightSetting, railAlternative } from '../policy/rail-alternative'
import { violationsOf } from '../book/violations'

export type QuoteRequest = RequestOf<typeof quoteFlightChange>

export interface PreparedChange extends JudgedChange {
  found: Alterable
  coupons: Coupon[]
  enterprise: EnterpriseRow
  journey: Journey
  lines: AfterSaleLine[]
}

/** Everything about a change but the writing: the new flight, the carrier's price, policy, conflicts, who must approve. */
export async function prepareChange(
  work: Work,
  actor: Actor,
  found: Alterable,
  { reasonCode, ...request }: QuoteRequest & { reasonCode?: string },
): Promise<PreparedChange | Problem> {
  const coupons = pickCoupons(found.coupons, request.coupons)
  if (isProblem(coupons)) return coupons
  const apart = refuseApart(found, coupons, true)
  if (apart) return apart
  const enterprise = await findEnterprise(work)
  const offered = await journeyToChange(work.context, { found, coupons, enterprise, to: request })
  if (isProblem(offered)) return offered
  if (!(await fitsBetween(work, found, coupons, offered.flight))) return problem('changeOutOfOrder', { field: 'flightKey' })
  const journey = await besideTrains(work, found, coupons, offered)
  const to = { flightKey: request.flightKey, fareKey: request.fareKey }
  const lines = await changeLines(work.context, {
    orderNo: found.order.orderNo,
    coupons,
    to,
    settings: enterprise.config.settings,
  })
  if (isProblem(lines)) return lines
  const judged = await judgeChange(work, {
    order: found.order,
    coupons,
    leavesAt: coupons[0]!.flown.departAt,
    planned: [plannedSegment(journey)],
    lines,
    violationsOf: (people) =>
      violationsOf(people, [journey], {
        today: chinaDate(work.context.clock.now()),
        language: actor.language,
        setting: flightSetting(enterprise),
      }),
    reasonCode,
  })
  return isProblem(judged) ? judged : { found, coupons, enterprise, journey, lines, ...judged }
}

/** With the trains of its day, which a standard may put first. */
async function besideTrains(work: Work, { order }: Alterable, coupons: readonly Coupon[], journey: Journey): Promise<Journey> {
  const people = await findPeople(work, employeesOf(coupons), {
    today: chinaDate(work.context.clock.now()),
    under: underApplication(work.context, order.travelApplyNo),
  })
  return { ...journey, rail: await railAlternative(work.context, people, journey.flight, seatsToChange(coupons)) }
}
