import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import { travelTypes } from '@sojourn/contract/booking/codes'
import type { Language } from '@sojourn/contract/kit/language'
import { isProblem, type Problem } from '@sojourn/contract/kit/problems'
import type { getVisasAlong } from '@sojourn/contract/products/visa/visa.calls'
import type { VisaAlong } from '@sojourn/contract/products/visa/visa.shapes'
import { isTicketed } from '@sojourn/domain/booking/order/transitions'
import { visasOfTrip, visitsOf, type FlownAbroad, type VisaOfTrip } from '@sojourn/domain/products/visa/along'
import { compareDates, isBefore } from '@sojourn/domain/kit/local-date'
import { airport } from '@sojourn/domain/reference/air/airports'
import { visaDestinations } from '@sojourn/domain/reference/place/visa-countries'
import type { Actor, Context } from '../../../../context'
import { chinaDate } from '../../../../kit/clock'
import { inCompany } from '../../../../work'
import { ownOrders } from '../../../booking/order/own-orders'
import { findOrderSegments, type OrderRow, type OrderSegmentRow } from '../../../booking/order/store'
import { countryIn, rulesOf } from '../search/products'

/** The visas that each of these international flights may need, while it is still to come. */
export const visasAlong = (
  context: Context,
  actor: Actor,
  { orderNos }: RequestOf<typeof getVisasAlong>,
): Promise<ResponseOf<typeof getVisasAlong> | Problem> =>
  inCompany(context, actor.enterpriseId, async (work) => {
    const own = await ownOrders(work, actor, orderNos)
    if (isProblem(own)) return own
    const abroad = own.filter(({ product, kind, state }) => product === 'intlFlight' && kind !== 'refund' && isTicketed(state))
    const segments = await findOrderSegments(
      work,
      abroad.map(({ orderNo }) => orderNo),
    )
    const today = chinaDate(context.clock.now())
    return {
      visas: abroad.flatMap((order) => {
        const flights = segments.filter(({ orderNo }) => orderNo === order.orderNo).map(flownOf)
        return visasOfTrip(visitsOf(flights.toSorted((a, b) => (isBefore(a.departAt, b.departAt) ? -1 : 1))))
          .filter(({ neededBy }) => compareDates(neededBy, today) >= 0)
          .flatMap((visa) => told(visa, order, actor.language))
      }),
    }
  })

function flownOf({ departPlace, arrivePlace, departAt, arriveAt, departDate }: OrderSegmentRow): FlownAbroad {
  const zone = airport(arrivePlace)?.zone ?? 'Asia/Shanghai'
  return {
    from: airport(departPlace)?.country ?? '',
    to: airport(arrivePlace)?.country ?? '',
    departAt: departAt.toISOString(),
    arriveAt: arriveAt.toISOString(),
    departDate,
    arriveDate: new Intl.DateTimeFormat('sv-SE', { timeZone: zone }).format(arriveAt),
  }
}

/** Nothing of a country that visas are not searched for. */
function told({ country, countries, neededBy }: VisaOfTrip, order: OrderRow, language: Language): VisaAlong[] {
  const destination = visaDestinations().find((each) => each.country.code === country)
  const rule = rulesOf(country, language).find(({ passport }) => passport === 'CN')
  if (!destination || !rule) return []
  return [
    {
      orderNo: order.orderNo,
      countryId: destination.id,
      countryName: countryIn(country, language),
      countryNames: countries.map((each) => countryIn(each, language)),
      need: rule.need,
      sentence: rule.sentence,
      neededBy,
      travelType: travelTypes.code(order.travelType),
      ...(order.travelOrderNo && { travelOrderNo: order.travelOrderNo }),
    },
  ]
}
