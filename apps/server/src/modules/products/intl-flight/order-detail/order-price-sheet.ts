import type { Language } from '@sojourn/contract/kit/language'
import { problem, type Problem } from '@sojourn/contract/kit/problems'
import type { Actor, Context } from '../../../../context'
import { inCompany } from '../../../../work'
import { findChoiceSets } from '../../../booking/draft/store'
import { orderCore } from '../../../booking/order-detail/order-core'
import { findEnterprise } from '../../../booking/settings/store'
import { cityOf, placeName } from '../../../reference/air-places'
import { findIntlOrder, keptIn } from '../order/kept-store'
import { sheetOf, type PriceSheet } from '../search/price-sheet'

interface AskedSheet {
  orderId: string
  /** Which direction, from 0. */
  journey: number
  language: Language
}

/** What its booker was shown for a direction of an order, for whoever may read the order: travellers and approvers (S7.53). */
export const orderPriceSheet = (
  context: Context,
  actor: Actor,
  { orderId, journey, language }: AskedSheet,
): Promise<PriceSheet | Problem> =>
  inCompany(context, actor.enterpriseId, async (work) => {
    const found = await orderCore(work, actor, orderId)
    if (!found || found.order.product !== 'intlFlight') return problem('orderUnknown', { field: 'orderId' })
    const [sets, { trip }, enterprise] = await Promise.all([
      findChoiceSets(work, found.order.searchIds),
      findIntlOrder(work, keptIn(found.order)),
      findEnterprise(work),
    ])
    const set = sets.find((each) => each.journey === journey)
    const slice = trip.slices[journey]
    if (!set || !slice) return problem('notFound', { field: 'journey' })
    const cityName = (airport: string): string => placeName(cityOf(airport), 0, language)
    return sheetOf(work, set, {
      leg: {
        departCity: cityName(slice.departAirports[0]!),
        arriveCity: cityName(slice.arriveAirports[0]!),
        date: slice.date,
      },
      company: enterprise.name[language],
      language,
    })
  })
