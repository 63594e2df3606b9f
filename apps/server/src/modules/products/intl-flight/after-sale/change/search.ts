import type { RequestOf } from '@sojourn/contract/kit/call'
import { isProblem, type Problem } from '@sojourn/contract/kit/problems'
import type { searchIntlChange } from '@sojourn/contract/products/intl-flight/after-sales.calls'
import type { IntlChangeSearchResult } from '@sojourn/contract/products/intl-flight/after-sales.shapes'
import { evaluateIntlFlights } from '@sojourn/domain/products/intl-flight/policy/evaluate'
import type { Actor, Context, Work } from '../../../../../context'
import { inCompany } from '../../../../../work'
import { chinaDate } from '../../../../../kit/clock'
import { newId } from '../../../../../kit/id'
import { insertChoiceSet } from '../../../../booking/draft/store'
import { findEnterprise } from '../../../../booking/settings/store'
import { findPeople } from '../../../../booking/traveller/store'
import { underApplication } from '../../../../booking/traveller/under-application'
import { shownOrderSegment } from '../../order/to-screen'
import { encodeChoiceSet } from '../../search/choice-set'
import { policyTraveller } from '../../search/judged-offers'
import { intlDictionaryOf } from '../../supply/dictionary'
import { policyJourneys } from '../../supply/policy-journey'
import { alterableOrder, type IntlAlterable } from '../alterable'
import { changeLines } from './lines'
import { changeOffers, directionOf, type Direction, type OfferedChange } from './offers'
import { settingOf } from './prepare'
import { shownOffer } from '../shown-offer'

/** What a direction can be changed to on a day, the cheapest first, with every traveller's verdict (S2.23); what was shown is kept. */
export const searchChange = (
  context: Context,
  actor: Actor,
  request: RequestOf<typeof searchIntlChange>,
): Promise<IntlChangeSearchResult | Problem> =>
  inCompany(context, actor.enterpriseId, async (work) => {
    const found = await alterableOrder(work, actor, request.orderNo)
    if (isProblem(found)) return found
    const direction = directionOf(found, request)
    if (isProblem(direction)) return direction
    const offers = await changeOffers(work, direction, { ...request, date: request.departDate })
    if (isProblem(offers)) return offers
    const judged = await judge(work, actor, { alterable: found, direction, offers })
    const searchedAt = context.clock.now()
    const searchId = newId(searchedAt)
    await insertChoiceSet(work, {
      searchId,
      tempOrderNo: found.order.tempOrderNo,
      journey: direction.slice,
      searchedAt,
      body: encodeChoiceSet(
        judged,
        offers.map(() => [0]),
      ),
    })
    const { settings } = judged.enterprise.config
    const shown = offers.map((offered, row) => {
      const lines = changeLines(found.order.orderNo, direction, offered, { settings, segmentsOf: () => [] })
      return shownOffer(offered, direction, { lines, ...judged.said[row]! }, actor.language)
    })
    const flights = [...direction.flown.map(({ body }) => body), ...offers.flatMap(({ itinerary }) => itinerary.segments)]
    return {
      searchId,
      searchedAt: searchedAt.toISOString(),
      date: request.departDate,
      from: direction.flown.map(shownOrderSegment),
      dictionary: intlDictionaryOf(flights, actor.language),
      offers: shown.toSorted((one, other) => one.total - other.total || one.durationMinutes - other.durationMinutes),
      policyApplies: judged.policyApplies,
    }
  })

interface JudgedChange {
  alterable: IntlAlterable
  direction: Direction
  offers: readonly OfferedChange[]
}

async function judge(work: Work, actor: Actor, { alterable: { order }, direction: { tickets }, offers }: JudgedChange) {
  const today = chinaDate(work.context.clock.now())
  const ids = tickets.map(({ traveller }) => traveller.employeeId)
  const [enterprise, people] = await Promise.all([
    findEnterprise(work),
    findPeople(work, ids, { today, reader: actor.language, under: underApplication(work.context, order.travelApplyNo) }),
  ])
  const setting = settingOf(enterprise, today)
  const policyApplies = order.travelType === 'business'
  const journeys = offers.map(({ itinerary }) => policyJourneys(itinerary))
  const travellers = policyApplies ? people.map(policyTraveller) : []
  const said = evaluateIntlFlights(travellers, journeys.flat(), setting, actor.language)
  return { enterprise, people, setting, policyApplies, journeys, said, verdicts: said.map(({ verdict }) => [verdict]) }
}
