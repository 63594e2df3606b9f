import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import { travelTypes } from '@sojourn/contract/booking/codes'
import { isProblem, type Problem } from '@sojourn/contract/kit/problems'
import type { getVisasAlong } from '@sojourn/contract/products/visa/visa.calls'
import type { VisaAlong } from '@sojourn/contract/products/visa/visa.shapes'
import { passengerName } from '@sojourn/domain/booking/traveller/passenger-name'
import { heldFor } from '@sojourn/domain/products/visa/held'
import { entryRuleOf } from '@sojourn/domain/products/visa/catalogue/entry-rule'
import { visaDestinations } from '@sojourn/domain/reference/place/visa-countries'
import type { Actor, Context } from '../../../../context'
import { chinaDate } from '../../../../kit/clock'
import { inCompany } from '../../../../work'
import { ownOrders } from '../../../booking/order/own-orders'
import { findOrderTravellers, type OrderTravellerRow } from '../../../booking/order/store'
import { flownVisas, type FlownVisa } from '../order/flown-visas'
import { findHeldVisas, type HeldVisaRow } from '../order/held-store'
import { heldSentence } from '../order/held-sentence'
import { countryIn, toldRule } from '../search/products'

/** The visas that each of these international flights may need, while it is still to come, and who has them already. */
export const visasAlong = (
  context: Context,
  actor: Actor,
  { orderNos }: RequestOf<typeof getVisasAlong>,
): Promise<ResponseOf<typeof getVisasAlong> | Problem> =>
  inCompany(context, actor.enterpriseId, async (work) => {
    const own = await ownOrders(work, actor, orderNos)
    if (isProblem(own)) return own
    const flown = await flownVisas(work, own)
    const travellers = await findOrderTravellers(work, [...new Set(flown.map(({ order }) => order.orderNo))], actor.language)
    const employeeIds = travellers.map(({ employeeId }) => employeeId)
    const held = await findHeldVisas(work, { employeeIds, onDay: chinaDate(context.clock.now()) })
    return {
      visas: flown.flatMap((visa) => {
        const people = travellers.filter(({ orderNo }) => orderNo === visa.order.orderNo)
        return told(actor, visa, people, held)
      }),
    }
  })

/** Nothing of a country that visas are not searched for. */
function told(actor: Actor, flown: FlownVisa, people: readonly OrderTravellerRow[], visas: readonly HeldVisaRow[]): VisaAlong[] {
  const { language } = actor
  const { country, countries, neededBy, order } = flown
  const destination = visaDestinations().find((each) => each.country.code === country)
  if (!destination) return []
  const purpose = order.travelType === 'personal' ? 'tourism' : 'business'
  const rule = toldRule(entryRuleOf('CN', country, purpose, neededBy), language)
  const held = people.flatMap((person) => heldBy(actor, flown, person, visas))
  return [
    {
      orderNo: order.orderNo,
      countryId: destination.id,
      countryName: countryIn(country, language),
      countryNames: countries.map((each) => countryIn(each, language)),
      need: rule.need,
      sentence: rule.sentence,
      ...(rule.conditions && { conditions: rule.conditions }),
      neededBy,
      held,
      allHeld:
        people.length > 0 && people.every(({ employeeId }) => held.some((one) => one.employeeId === employeeId && one.serves)),
      travelType: travelTypes.code(order.travelType),
      ...(order.travelOrderNo && { travelOrderNo: order.travelOrderNo }),
    },
  ]
}

function heldBy(
  { language }: Actor,
  flown: FlownVisa,
  person: OrderTravellerRow,
  visas: readonly HeldVisaRow[],
): VisaAlong['held'] {
  const { employeeId } = person
  const found = heldFor(
    visas.filter((visa) => visa.employeeId === employeeId),
    flown,
  )
  if (!found) return []
  const sentence = heldSentence({ ...found, name: passengerName(person, language) }, language)
  return [{ employeeId, serves: !found.fault, sentence }]
}
