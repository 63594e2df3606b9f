import type { RequestOf } from '@sojourn/contract/kit/call'
import { isProblem, type Problem } from '@sojourn/contract/kit/problems'
import type { searchFlightConnections } from '@sojourn/contract/products/flight/flight.calls'
import type { FlightConnection, FlightConnectionResult } from '@sojourn/contract/products/flight/flight.shapes'
import { evaluateFlightParty } from '@sojourn/domain/products/flight/policy/evaluate'
import type { OfferVerdict } from '@sojourn/domain/booking/policy/verdict'
import { fewDirectFlights, joinFlights, minutesToChange } from '@sojourn/domain/products/flight/connections'
import { leadFares } from '@sojourn/domain/products/flight/lead-fares'
import type { AirConnection } from '@sojourn/supply/ports/air'
import { journeysOf } from '@sojourn/domain/products/flight/draft'
import type { Actor, Context, Work } from '../../../../context'
import { inCompany } from '../../../../work'
import { chinaDate } from '../../../../kit/clock'
import { newId } from '../../../../kit/id'
import { insertChoiceSet } from '../../../booking/draft/store'
import { findEnterprise } from '../../../booking/settings/store'
import { encodeChoiceSet } from './choice-set'
import { findConnections, pairsOf, railBesideConnection } from './choose-connection'
import { dictionaryOf } from '../supply/dictionary'
import { judgementOf, shownFare, shownFlight } from '../supply/from-supply'
import { openFlightDraft } from '../draft/open-draft'
import { seatsFor } from '../draft/passengers'
import { flightSetting } from '../policy/rail-alternative'
import { judgedOffers, policyTraveller, refuseDate } from './search'
import { airSearchOf, type FlightDraft } from '../supply/supply'

/** Journeys of two flights, where few or none go directly; they are kept as a choice set with the direct ones (S7.52). */
export const searchConnections = (
  context: Context,
  actor: Actor,
  request: RequestOf<typeof searchFlightConnections>,
): Promise<FlightConnectionResult | Problem> =>
  inCompany(context, actor.enterpriseId, async (work) => {
    const draft = await openFlightDraft(work, actor, request.tempOrderNo)
    if (isProblem(draft)) return draft
    const today = chinaDate(context.clock.now())
    const refused = refuseDate(draft, 0, today)
    if (refused) return refused
    const judged = await judgedConnections(work, actor, draft)
    const { direct, found, pairs, verdicts, people, policyApplies, setting } = judged
    const searchedAt = context.clock.now()
    const searchId = newId(searchedAt)
    const flights = [...direct, ...judged.joined]
    await insertChoiceSet(work, {
      searchId,
      tempOrderNo: draft.tempOrderNo,
      journey: 0,
      searchedAt,
      body: encodeChoiceSet(
        { flights, verdicts, people, policyApplies, setting, bookingDate: today },
        flights.map(({ fares }, row) =>
          row < direct.length ? leadFares(fares, verdicts[row] ?? []) : fares.map((_fare, position) => position),
        ),
      ),
    })
    return {
      searchId,
      dictionary: dictionaryOf(
        found.flatMap(({ first, second }) => [first, second]),
        actor.language,
      ),
      connections: found.map((each, row) => connectionOf(each, pairs[row] ?? [], verdicts[direct.length + row] ?? [])),
      policyApplies,
    }
  })

/** What leads to the place, judged in one list: direct flights first, then connections as one flight each. */
async function judgedConnections(work: Work, actor: Actor, draft: FlightDraft) {
  const { flights: direct, people, passengers, policyApplies, setting } = await judgedOffers(work, actor, draft, 0)
  const enterprise = await findEnterprise(work)
  const seats = seatsFor(passengers)
  const asked = journeysOf(draft.searchParams) === 1 && !draft.searchParams.isDirect && direct.length <= fewDirectFlights
  const found = asked ? await findConnections(work.context, airSearchOf(draft, enterprise, 0, seats)) : []
  const pairs = found.map(pairsOf)
  const joined = found.map(({ first, second }, row) => joinFlights(first, second, pairs[row] ?? []))
  const rail = policyApplies && found[0] ? await railBesideConnection(work.context, people, found[0], seats) : setting.rail
  const judgedAs = flightSetting(enterprise, rail)
  const travellers = policyApplies ? people.map(policyTraveller) : []
  const today = chinaDate(work.context.clock.now())
  const verdicts = evaluateFlightParty(travellers, [...direct, ...joined], {
    bookingDate: today,
    language: actor.language,
    setting: judgedAs,
  })
  return { direct, found, pairs, joined, verdicts, people, policyApplies, setting: judgedAs }
}

function connectionOf(
  { first, second }: AirConnection,
  pairs: ReturnType<typeof pairsOf>,
  verdicts: readonly OfferVerdict[],
): FlightConnection {
  const wait = minutesToChange(first, second)
  return {
    first: shownFlight(first),
    second: shownFlight(second),
    changeMinutes: wait,
    totalMinutes: first.durationMinutes + wait + second.durationMinutes,
    fares: pairs.map(([one, other], position) => ({
      first: shownFare(one),
      second: shownFare(other),
      ticketPrice: one.ticketPrice + other.ticketPrice,
      ...judgementOf(verdicts[position]),
    })),
  }
}
