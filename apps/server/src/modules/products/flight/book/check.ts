import type { PassengerType } from '@sojourn/contract/booking/traveller.shapes'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { BookCheckResult } from '@sojourn/contract/products/flight/booking.shapes'
import type { ChosenFare } from '@sojourn/contract/products/flight/flight.shapes'
import type { OfferVerdict } from '@sojourn/domain/booking/policy/verdict'
import { evaluateFlightParty } from '@sojourn/domain/products/flight/policy/evaluate'
import { serviceFeesOf } from '@sojourn/domain/booking/service-fee'
import { priceLines, totalOf } from '@sojourn/domain/products/flight/price'
import type { Actor, Context } from '../../../../context'
import { inCompany } from '../../../../work'
import { chinaDate } from '../../../../kit/clock'
import { serviceFees } from '../../../booking/settings/service-fees'
import { findEnterprise } from '../../../booking/settings/store'
import { findPeople } from '../../../booking/traveller/store'
import { underApplication } from '../../../booking/traveller/under-application'
import type { Journey } from '../search/choose'
import { journeysOnOffer } from '../search/on-offer'
import { judgedJourneys } from './judged-journeys'
import { dictionaryOf } from '../supply/dictionary'
import { judgedFare, offerAtFare } from '../supply/from-supply'
import { openFlightDraft } from '../draft/open-draft'
import { passengersOfDraft, priced, refuseParty, seatsFor } from '../draft/passengers'
import { flightSetting } from '../policy/rail-alternative'
import { policyTraveller } from '../search/search'

/** Price and seats verified before the booking page (handbook 1.5, step 1). */
export async function checkBooking(
  context: Context,
  actor: Actor,
  request: { tempOrderNo: string; journeys: ChosenFare[] },
): Promise<BookCheckResult | Problem> {
  const today = chinaDate(context.clock.now())
  return inCompany(context, actor.enterpriseId, async (work) => {
    const draft = await openFlightDraft(work, actor, request.tempOrderNo)
    if (isProblem(draft)) return draft
    const enterprise = await findEnterprise(work)
    const passengers = await passengersOfDraft(work, draft)
    const refused = refuseParty(passengers)
    if (refused) return refused
    const ids = draft.travellerIds.length > 0 ? draft.travellerIds : [actor.employeeId]
    const under = underApplication(context, draft.travelApplyNo)
    const people = await findPeople(work, ids, { today, reader: actor.language, under })
    const journeys = await journeysOnOffer(context, draft, {
      enterprise,
      chosen: request.journeys,
      seats: seatsFor(passengers),
      people,
    })
    if (isProblem(journeys)) return journeys
    const travellers = draft.travelType === 'business' ? people.map(policyTraveller) : []
    const verdicts = judgedJourneys(journeys).map(({ flight, fareKey, offers, rail }) => {
      const others = offers.filter(({ flightKey }) => flightKey !== flight.flightKey)
      const setting = flightSetting(enterprise, rail)
      const [own] = evaluateFlightParty(travellers, [flight, ...others], {
        bookingDate: today,
        language: actor.language,
        setting,
      })
      return own?.[flight.fares.findIndex((one) => one.fareKey === fareKey)]
    })
    const checked = journeys.map((journey, index) => checkedJourney(journey, index, verdicts[index], request.journeys[index]!))
    if (checked.some(({ fare }) => fare.verdict === 'forbidden')) return problem('policyForbids', { field: 'journeys' })
    return {
      outcome: checked.some((journey) => 'formerPrice' in journey) ? 'changed' : 'same',
      journeys: checked,
      dictionary: dictionaryOf(
        journeys.map(({ flight }) => flight),
        actor.language,
      ),
      ...pricesOf(journeys, passengers, serviceFeesOf(serviceFees(work, draft.product), actor, people)),
    }
  })
}

function checkedJourney(
  { flight, fare, beside }: Journey,
  index: number,
  verdict: OfferVerdict | undefined,
  { ticketPrice: seen }: ChosenFare,
): BookCheckResult['journeys'][number] {
  const judged = judgedFare(fare, verdict)
  return {
    journey: beside ? 0 : index,
    flight: offerAtFare(flight, judged),
    fare: judged,
    ...(fare.ticketPrice > seen && { formerPrice: seen }),
  }
}

/** The price of one adult, and of the whole party where not everybody pays the same. */
function pricesOf(
  journeys: readonly Journey[],
  passengers: Awaited<ReturnType<typeof passengersOfDraft>>,
  serviceFees: readonly [number, ...number[]],
): Pick<BookCheckResult, 'prices' | 'totalPerTraveller' | 'partyTotal'> {
  const [firstFee] = serviceFees
  const linesOf = (party: readonly PassengerType[]) =>
    priceLines({
      journeys,
      travellers: party.map((passenger, index) => ({ passenger, insurances: [], serviceFee: serviceFees[index] ?? firstFee })),
      insurancePrices: {},
    })
  const ofAdult = linesOf(['adult'])
  const totalPerTraveller = totalOf(ofAdult)
  const areAlike = passengers.every((passenger) => passenger === 'adult') && serviceFees.every((fee) => fee === firstFee)
  if (areAlike) return { prices: ofAdult, totalPerTraveller }
  const ofParty = linesOf(priced(passengers))
  return { prices: ofParty, totalPerTraveller, partyTotal: totalOf(ofParty) }
}
