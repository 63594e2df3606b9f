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

/** What a booker asks for, of whose search. */
export interface Asked {
  context: Context
  actor: Actor
  draft: FlightDraft
  request: CreateFlightOrder
}

const isBusiness = ({ draft }: Asked): boolean => travelTypes.word(draft.travelType) === 'business'

/** The flights as they were shown, at no more than was seen; what needs no carrier to be refused is refused first. */
export async function seenJourneys(asked: Asked, sql: Sql): Promise<Journey[] | Problem> {
  const { context, actor, draft, request } = asked
  const { enterpriseId } = actor
  const today = chinaDate(context.clock.now())
  const enterprise = await findEnterprise(sql, enterpriseId)
  const refused = refuseRequest(request, isBusiness(asked), enterprise, today)
  if (refused) return refused
  const ids = request.travellers.map(({ employeeId }) => employeeId)
  const [expected, people] = await Promise.all([
    passengersOf(context, sql, enterpriseId, ids, draft.searchParams.departDate),
    findPeople(sql, enterpriseId, ids, today, 'anybody', draft.travelApplyNo),
  ])
  const journeys = await journeysOnOffer(context, draft, enterprise, request.journeys, seatsFor(expected), people)
  if (isProblem(journeys)) return journeys
  return (await refuseUnseen(sql, actor, draft, request)) ?? refuseFares(journeys, request, isBusiness(asked)) ?? journeys
}

interface Chosen {
  journeys: Journey[]
  /** The order is written already: whatever it conflicts with was looked for then. */
  placed?: true
}

/** All that can be refused before anything is held. */
export async function prepare(asked: Asked, sql: Sql, { journeys, placed }: Chosen) {
  const { context, actor, draft, request } = asked
  const today = chinaDate(context.clock.now())
  const enterprise = await findEnterprise(sql, actor.enterpriseId)
  const party = await partyOf(context, actor, sql, draft, request.travellers, {
    lastDay: chinaDate(new Date(journeys.at(-1)!.arriveAt)),
    credentialFault: flightCredentialFault,
    asksBirthDate: true,
    insured: true,
    violationsOf: (person, people, company) =>
      isBusiness(asked) ? storedViolationsOf(person, journeys, today, { party: people, setting: flightSetting(company) }) : [],
  })
  if (isProblem(party)) return party
  const ages = party.map(({ birthDate }) => flightPassenger(birthDate, draft.searchParams.departDate))
  const partyRefused = refuseParty(ages)
  if (partyRefused) return partyRefused
  const passengers = priced(ages)
  const contact = await contactOf(context, actor, sql, request.contact)
  if (isProblem(contact)) return contact
  const conflictRefused = placed ? undefined : await refuseConflicts(sql, actor, request, party, journeys)
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
