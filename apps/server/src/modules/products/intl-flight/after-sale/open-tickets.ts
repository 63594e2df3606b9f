import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import { isProblem, type Problem } from '@sojourn/contract/kit/problems'
import type { getIntlOpenTicketsOfSearch } from '@sojourn/contract/products/intl-flight/after-sales.calls'
import type { IntlOfferedTicket } from '@sojourn/contract/products/intl-flight/after-sales.shapes'
import { serves } from '@sojourn/domain/booking/order/unused-tickets'
import { readableName } from '@sojourn/domain/booking/traveller/passenger-name'
import { addMonths } from '@sojourn/domain/kit/local-date'
import { sum } from '@sojourn/domain/kit/money'
import { legsOf } from '@sojourn/domain/products/intl-flight/draft/draft'
import { readIntlSegment } from '@sojourn/domain/products/intl-flight/kept'
import { cityKey } from '@sojourn/domain/reference/place/city-text'
import type { Actor, Context } from '../../../../context'
import { chinaDate } from '../../../../kit/clock'
import { inCompany } from '../../../../work'
import { lastDayOf, routeOf, unusedAfterMs } from '../../../booking/unused-ticket/facts'
import { findOpenCoupons, type OpenCouponRow } from '../../../booking/unused-ticket/open-coupons-store'
import { openIntlFlightDraft } from '../draft/open-draft'

const offeredAtMost = 3
const couponsAtMost = 100

type Offered = ResponseOf<typeof getIntlOpenTicketsOfSearch>

/** Unused tickets of the travellers of a search that the caller booked: those of its way first. */
export const openTicketsOfSearch = (
  context: Context,
  actor: Actor,
  request: RequestOf<typeof getIntlOpenTicketsOfSearch>,
): Promise<Offered | Problem> =>
  inCompany<Offered | Problem>(context, actor.enterpriseId, async (work) => {
    const draft = await openIntlFlightDraft(work, actor, request.tempOrderNo)
    if (isProblem(draft)) return draft
    const travellers = draft.travellerIds.length > 0 ? draft.travellerIds : [actor.employeeId]
    const now = context.clock.now()
    const today = chinaDate(now)
    const rows = await findOpenCoupons(work, {
      products: ['intlFlight'],
      travelType: draft.travelType,
      travellers,
      before: new Date(now.getTime() - unusedAfterMs),
      issuedAfter: new Date(`${addMonths(today, -24)}T00:00:00+08:00`),
      departments: null,
      keyword: '',
      limit: couponsAtMost,
      reader: actor.language,
    })
    const usable = rows.filter(
      (row) => row.bookerId === actor.employeeId && !row.taken && !row.left && lastDayOf(context, row) >= today,
    )
    const [leg] = legsOf(draft.searchParams)
    const direction = { from: [cityKey({ code: leg!.departCode, name: '' })], to: [cityKey({ code: leg!.arriveCode, name: '' })] }
    const journey = { travellerIds: travellers, ...direction, firstDay: leg!.departDate, lastDay: leg!.departDate }
    const list = [...new Set(usable.map(({ ticketNo }) => ticketNo))].map((ticketNo): IntlOfferedTicket => {
      const coupons = usable.filter((row) => row.ticketNo === ticketNo)
      const facts = {
        holderId: coupons[0]!.employeeId,
        ...directionLeft(context, coupons),
        lastDay: lastDayOf(context, coupons[0]!),
      }
      return { ...ticketOf(context, actor, coupons), serves: serves(facts, journey) }
    })
    return { list: list.toSorted((one, other) => Number(other.serves) - Number(one.serves)).slice(0, offeredAtMost) }
  })

/** The first direction that is left of a ticket, from its first city to its last. */
function directionLeft(context: Context, coupons: readonly OpenCouponRow[]): ReturnType<typeof routeOf> {
  const { slice } = readIntlSegment(coupons[0]!.body)
  const [first, ...others] = coupons.filter(({ body }) => readIntlSegment(body).slice === slice)
  const { from, to, carrier } = routeOf(context, 'intlFlight', first!.body)
  const last = others.at(-1)
  return { from, to: last ? routeOf(context, 'intlFlight', last.body).to : to, carrier }
}

function ticketOf(context: Context, { language }: Actor, coupons: readonly OpenCouponRow[]): Omit<IntlOfferedTicket, 'serves'> {
  const [first] = coupons
  const { ticketNo, orderNo, traveller, title, body, couponsLeft } = first!
  return {
    ticketNo,
    orderNo,
    traveller: readableName(traveller, language),
    title: title[language],
    carrier: context.products.intlFlight?.display.reportItem(body, language).carrier ?? '',
    value: sum(coupons.map(({ value }) => value)),
    couponsLeft,
    expiresOn: lastDayOf(context, first!),
  }
}
