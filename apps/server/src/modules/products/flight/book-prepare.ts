import { travelTypes } from '@sojourn/contract/booking/codes'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { CreateFlightOrder } from '@sojourn/contract/products/flight-booking.shapes'
import { flightCredentialFault } from '@sojourn/domain/booking/traveller/credentials'
import { flightPassenger } from '@sojourn/domain/products/flight/passengers'
import type { PriceLine } from '@sojourn/contract/products/flight.shapes'
import { priceLines, totalOf } from '@sojourn/domain/products/flight/price'
import type { Actor, Context } from '../../../context'
import type { Sql } from '../../../db/sql'
import { chinaDate } from '../../../kit/clock'
import { bookingChain, verdictOfParty } from '../../booking/lifecycle/booking-chain'
import { partyOf, type Party } from '../../booking/lifecycle/party'
import { contactOf } from '../../booking/traveller/contact'
import { findEnterprise, type EnterpriseRow } from '../../booking/settings/store'
import { findPeople } from '../../booking/traveller/store'
import { type Journey } from './choose'
import { journeysOnOffer } from './on-offer'
import { passengersOf, priced, refuseParty, seatsFor } from './passengers'
import { flightSetting } from './rail-alternative'
import type { FlightDraft } from './supply'
import { storedViolationsOf } from './violations'
import { refuseConflicts, refuseFares, refuseRequest, refuseUnseen } from './book-refusals'

export type Prepared = Exclude<Awaited<ReturnType<typeof prepare>>, Problem>

/** All that can be refused before anything is held. */
export async function prepare(
  context: Context,
  actor: Actor,
  sql: Sql,
  draft: FlightDraft,
  request: CreateFlightOrder,
  /** What the carrier holds, where it is not what was searched. */
  held?: Journey[],
) {
  const now = context.clock.now()
  const today = chinaDate(now)
  const enterprise = await findEnterprise(sql, actor.enterpriseId)
  const business = travelTypes.word(draft.travelType) === 'business'
  const refused = refuseRequest(request, business, enterprise, today)
  if (refused) return refused
  const ids = request.travellers.map(({ employeeId }) => employeeId)
  const expected = await passengersOf(context, sql, actor.enterpriseId, ids, draft.searchParams.departDate)
  const people = held ? [] : await findPeople(sql, actor.enterpriseId, ids, today, 'anybody', draft.travelApplyNo)
  const seats = seatsFor(expected)
  const journeys = held ?? (await journeysOnOffer(context, sql, draft, enterprise, request.journeys, seats, people))
  if (isProblem(journeys)) return journeys
  const fareRefused = (await refuseUnseen(sql, actor, draft, request)) ?? refuseFares(journeys, request, business)
  if (fareRefused) return fareRefused
  const party = await partyOf(context, actor, sql, draft, request.travellers, {
    lastDay: chinaDate(new Date(journeys.at(-1)!.arriveAt)),
    credentialFault: flightCredentialFault,
    asksBirthDate: true,
    insured: true,
    violationsOf: (person, people, company) =>
      business ? storedViolationsOf(person, journeys, today, { party: people, setting: flightSetting(company) }) : [],
  })
  if (isProblem(party)) return party
  const ages = party.map(({ birthDate }) => flightPassenger(birthDate, draft.searchParams.departDate))
  const partyRefused = refuseParty(ages)
  if (partyRefused) return partyRefused
  const passengers = priced(ages)
  const contact = await contactOf(context, actor, sql, request.contact)
  if (isProblem(contact)) return contact
  // An order that is held is written already: whatever it conflicts with was looked for then.
  const conflictRefused = held ? undefined : await refuseConflicts(sql, actor, request, party, journeys)
  if (conflictRefused) return conflictRefused
  const prices = pricesOf(enterprise, party, journeys, passengers)
  const total = totalOf(prices)
  if (total > request.expectedTotal) return problem('priceChanged', { field: 'expectedTotal', detail: { price: total } })
  const departAt = journeys[0]!.departAt
  const chained = await bookingChain(context, actor, sql, draft, request.approvers, { departAt, party, total })
  if (isProblem(chained)) return chained
  const { chain, approvers } = chained
  return { enterprise, journeys, party, passengers, contact, prices, total, verdict: verdictOfParty(party), chain, approvers }
}

/** What the order costs for these travellers, line by line. */
function pricesOf(
  { config }: EnterpriseRow,
  party: Party,
  journeys: readonly Journey[],
  passengers: ReturnType<typeof priced>,
): PriceLine[] {
  return priceLines({
    journeys,
    travellers: party.map(({ insurances, serviceFee }, index) => ({ passenger: passengers[index]!, insurances, serviceFee })),
    insurancePrices: Object.fromEntries(config.settings.insurances.map(({ code, price }) => [code, price])),
  })
}
