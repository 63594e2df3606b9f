import type { RequestOf } from '@sojourn/contract/kit/call'
import { languages, type LocalText } from '@sojourn/contract/kit/language'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { buyIntlLaterExtras } from '@sojourn/contract/products/intl-flight/later-extras.calls'
import type { NewOrderSegment } from '@sojourn/domain/booking/order/new-segment'
import { settle } from '@sojourn/domain/booking/ledger/split'
import { extrasTotal } from '@sojourn/domain/products/intl-flight/extras/extras'
import { intlPriceLines } from '@sojourn/domain/products/intl-flight/price'
import { laterExtrasRulesText } from '@sojourn/text/products/intl-flight/later-extras/rules'
import type { Actor, Work } from '../../../../context'
import { chinaDate } from '../../../../kit/clock'
import { afterSaleSubmission, type AfterSaleParts } from '../../../booking/after-sale/submit-after-sale'
import { verdictOfParty } from '../../../booking/approval/booking-chain'
import { nextOrderNo, type OrderTravellerRow } from '../../../booking/order/store'
import { reasonOf } from '../../../booking/party/party'
import { storedViolations } from '../../../booking/party/stored-violations'
import type { Proposal } from '../../../booking/placing/proposal'
import { reasonsFor } from '../../../booking/settings/reasons'
import { findEnterprise } from '../../../booking/settings/store'
import { titleOfSegments } from '../after-sale/titles'
import { insertIntlOrder } from '../order/kept-store'
import { violationsOf, type PreparedExtras } from './prepare'

type Request = Pick<RequestOf<typeof buyIntlLaterExtras>, 'reasonCode' | 'reasonText'>

/** An order of its own beside that of the tickets: nothing is held for it, and the carriers are asked once it is paid. */
export async function proposeExtras(
  work: Work,
  actor: Actor,
  request: Request,
  prepared: PreparedExtras,
): Promise<Proposal<never> | Problem> {
  const { found, list, total, chain, holdsUntil } = prepared
  const travellers = await judgedBuyers(work, request, prepared)
  if (isProblem(travellers)) return travellers
  const segments = segmentsOf(prepared)
  const orderNo = await nextOrderNo(work.sql, 'IE', chinaDate(work.context.clock.now()))
  const parts = {
    kind: 'booking' as const,
    fulfiller: 'intl-flight-extras' as const,
    orderNo,
    title: titleOf(prepared),
    departAt: new Date(segments[0]!.departAt),
    arriveAt: new Date(segments.at(-1)!.arriveAt),
    total,
    prices: intlPriceLines({ tickets: [], travellers: [], directions: 0, extras: list }),
    verdict: verdictOfParty(travellers),
    remark: request.reasonText?.trim() ?? '',
    searchIds: [],
    supplierReference: null,
    holdExpiresAt: new Date(holdsUntil),
    travellers,
    segments,
    lines: [],
    problemIfTaken: 'couponTaken' as const,
  } satisfies AfterSaleParts
  return {
    submission: afterSaleSubmission(work.context, actor, { parent: found.order, parts, chain }),
    async keep(own) {
      const { trip, passengers } = found.kept
      const extras = { version: 1, list } as const
      await insertIntlOrder(own, orderNo, { trip, passengers, wishes: { version: 1, list: [] }, extras })
      return undefined
    },
  }
}

const flightsOf = ({ found, list }: PreparedExtras) =>
  found.segments.filter(({ position }) => list.some(({ segment }) => segment === position))

/** The flights for which something is bought, worth what it costs; they take nobody anywhere, since the tickets do. */
const segmentsOf = (prepared: PreparedExtras): NewOrderSegment[] =>
  flightsOf(prepared).map(({ orderNo: _order, departAt, arriveAt, body, ...segment }): NewOrderSegment => ({
    ...segment,
    kind: 'service',
    departAt: departAt.toISOString(),
    arriveAt: arriveAt.toISOString(),
    worths: Object.fromEntries(
      prepared.buyers.map(({ position }) => [
        position,
        extrasTotal(prepared.list.filter((extra) => extra.traveller === position && extra.segment === segment.position)),
      ]),
    ),
    body: { ...body, beside: true },
  }))

function titleOf(prepared: PreparedExtras): LocalText {
  const trip = titleOfSegments(flightsOf(prepared).map(({ body }) => body))
  const titles = languages.map((language) => [language, laterExtrasRulesText[language].title({ trip: trip[language] })])
  return Object.fromEntries(titles) as LocalText
}

/** Who buys, with what policy says of it; our fee and insurances were those of the booking. */
async function judgedBuyers(work: Work, request: Request, prepared: PreparedExtras): Promise<OrderTravellerRow[] | Problem> {
  const { settings } = (await findEnterprise(work)).config
  const travellers: OrderTravellerRow[] = []
  for (const row of prepared.buyers) {
    const own = storedViolations((language) =>
      violationsOf(prepared, language).filter(({ travellerId }) => travellerId === row.employeeId),
    )
    const violations = settle(own, request)
    if (violations.some(({ handling }) => handling === 'forbid')) return problem('policyForbids', { field: 'travellers' })
    const reason = reasonOf(request, violations, reasonsFor(settings, prepared.found.order.product), 'reasonCode')
    if (isProblem(reason)) return reason
    travellers.push({ ...row, serviceFee: 0, insurances: [], violations, reason: reason.text })
  }
  return travellers
}
