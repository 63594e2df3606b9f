import { travelTypes } from '@sojourn/contract/booking/codes'
import { numberOfKept } from '@sojourn/contract/booking/state-numbers'
import type { FlightPassenger } from '@sojourn/contract/booking/traveller.shapes'
import type { ResponseOf } from '@sojourn/contract/kit/call'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { createFlightOrder } from '@sojourn/contract/products/flight.calls'
import type { CreateFlightOrder } from '@sojourn/contract/products/flight-booking.shapes'
import { holdForApproval, holdForPayment } from '@sojourn/domain/booking/lifecycle/timing'
import { flightCredentialFault } from '@sojourn/domain/booking/traveller/credentials'
import { flightPassenger } from '@sojourn/domain/products/flight/passengers'
import type { PriceLine } from '@sojourn/contract/products/flight.shapes'
import { priceLines, totalOf } from '@sojourn/domain/products/flight/price'
import { isAirFailure, type AirFailure, type AirHeld } from '@sojourn/supply/ports/air'
import type { Actor, Context } from '../../../context'
import { once } from '../../../db/once'
import type { Sql } from '../../../db/sql'
import { chinaDate } from '../../../kit/clock'
import { bookingChain, verdictOfParty } from '../../booking/lifecycle/booking-chain'
import { conflictsOf, refuseUnaccepted } from '../../booking/lifecycle/conflicts'
import { partyOf, type Party } from '../../booking/lifecycle/party'
import { supplyContext } from '../../booking/lifecycle/supply-context'
import { contactOf } from '../../booking/traveller/contact'
import { openDraft } from '../../booking/draft/draft'
import { findShownJourneys } from '../../booking/draft/store'
import { announce } from '../../booking/lifecycle/announce'
import { refuseWay } from '../../booking/lifecycle/payment-rules'
import { refuseClosed } from '../../booking/lifecycle/refuse-closed'
import { submit } from '../../booking/lifecycle/submit'
import { nextOrderNo } from '../../booking/order/store'
import { findEnterprise, serviceFeeOf, type EnterpriseRow } from '../../booking/settings/store'
import { logHandOver } from '../../booking/traveller/hand-over'
import { claimTravellers, findPeople } from '../../booking/traveller/store'
import { airProblem, atFare, journeyOf, type Journey } from './choose'
import { keptGovernment, refuseGovernment } from './government'
import { journeysOnOffer } from './on-offer'
import { travellersAtMost } from './draft'
import { passengersOf, priced, refuseParty, seatsFor } from './passengers'
import { orderRecord } from './order-record'
import { plannedSegment } from './planned-segment'
import { flightSetting } from './rail-alternative'
import { findFlownDocument } from './same-passenger-store'
import { airSearchOf, journeysOf } from './supply'
import type { FlightSearchParams } from '@sojourn/contract/products/flight.shapes'
import type { FlightDraft } from './supply'
import { storedViolationsOf } from './violations'

type Created = ResponseOf<typeof createFlightOrder>

/**
 * Verifies price, seats, people and policy, chooses the approval chain, holds the seats and writes the order:
 * one transaction, one effect per intent (handbook 6.1).
 */
export async function createOrder(context: Context, actor: Actor, request: CreateFlightOrder): Promise<Created | Problem> {
  let approverIds: string[] = []
  const created = await once<Created>(context, actor, async (sql) => {
    const draft = await openDraft<FlightSearchParams>(context, actor, sql, request.tempOrderNo)
    if (isProblem(draft)) return draft
    const prepared = await prepare(context, actor, sql, draft, request)
    if (isProblem(prepared)) return prepared
    approverIds = prepared.chain?.levels[0]?.approverIds ?? []
    return hold(context, actor, sql, draft, request, prepared)
  })
  if (!isProblem(created)) announce(context, actor.enterpriseId, created.orderNo, [actor.employeeId, ...approverIds])
  return created
}

type Prepared = Exclude<Awaited<ReturnType<typeof prepare>>, Problem>

/** All that can be refused before anything is held. */
async function prepare(
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
  const people = held ? [] : await findPeople(sql, actor.enterpriseId, ids, today)
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
  const conflictRefused = await refuseConflicts(sql, actor, request, party, journeys)
  if (conflictRefused) return conflictRefused
  const prices = pricesOf(enterprise, actor, request, journeys, passengers)
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
  actor: Actor,
  { travellers }: CreateFlightOrder,
  journeys: readonly Journey[],
  passengers: readonly FlightPassenger[],
): PriceLine[] {
  return priceLines({
    journeys,
    travellers: travellers.map(({ insurances: chosen }, index) => ({
      passenger: passengers[index]!,
      insurances: chosen,
    })),
    serviceFee: serviceFeeOf(config, actor),
    insurancePrices: Object.fromEntries(config.settings.insurances.map(({ code, price }) => [code, price])),
  })
}

/** What can be refused without asking anybody: flights are closed to the company, the size of the party, the way to pay. */
function refuseRequest(
  request: CreateFlightOrder,
  business: boolean,
  enterprise: EnterpriseRow,
  today: string,
): Problem | undefined {
  const travelType = business ? 'business' : 'personal'
  const closed = refuseClosed(enterprise, today, 'flight', travelType)
  if (closed) return closed
  if (request.travellers.length > travellersAtMost)
    return problem('tooManyTravellers', { field: 'travellers', detail: { max: travellersAtMost } })
  return refuseWay(enterprise, [{ travelType: travelTypes.code(travelType) }], request.settleType)
}

/** The approver is shown what the traveller saw, so each choice names a search of this draft and journey. */
async function refuseUnseen(
  sql: Sql,
  actor: Actor,
  draft: FlightDraft,
  request: CreateFlightOrder,
): Promise<Problem | undefined> {
  const searchIds = request.journeys.map(({ searchId }) => searchId)
  const shown = await findShownJourneys(sql, actor.enterpriseId, request.tempOrderNo, searchIds)
  const wayOf = (index: number): number => Math.min(index, journeysOf(draft) - 1)
  const unseen = searchIds.findIndex(
    (id, index) => !shown.some(({ searchId, journey }) => searchId === id && journey === wayOf(index)),
  )
  return unseen < 0 ? undefined : problem('flightUnknown', { field: `journeys.${unseen}.searchId` })
}

/** Nothing is dearer than what was accepted, company fares are for business travel, and government fares for a named unit. */
function refuseFares(journeys: readonly Journey[], request: CreateFlightOrder, business: boolean): Problem | undefined {
  for (const [index, { fare }] of journeys.entries()) {
    const field = `journeys.${index}`
    if (fare.ticketPrice > request.journeys[index]!.ticketPrice)
      return problem('priceChanged', { field, detail: { price: fare.ticketPrice } })
    if (!business && fare.fareType !== 'published' && fare.fareType !== 'promotional')
      return problem('fareNotForPersonal', { field })
  }
  return refuseGovernment(journeys, request)
}

/** Nobody flies twice on one flight, neither as the same person nor by the same document under another one (handbook 1.8). */
async function refuseConflicts(
  sql: Sql,
  actor: Actor,
  { acceptConflicts }: CreateFlightOrder,
  party: Party,
  journeys: readonly Journey[],
): Promise<Problem | undefined> {
  const people = party.map(({ person }) => person)
  const employeeIds = people.map(({ employeeId }) => employeeId)
  const documents = party.map(({ credential }) => credential.numberHash)
  if (new Set(documents).size < documents.length) return problem('travellerTwice', { field: 'travellers' })
  await claimTravellers(sql, actor.enterpriseId, [...employeeIds, ...documents])
  const planned = journeys.map(plannedSegment)
  const found = await conflictsOf(sql, actor.enterpriseId, employeeIds, planned)
  const booked =
    found.find(({ same }) => same.length > 0)?.same[0] ?? (await findFlownDocument(sql, actor.enterpriseId, documents, planned))
  if (booked)
    return problem('samePassenger', { field: 'travellers', detail: { orderNo: booked.orderNo, flightNo: booked.flightNo } })
  return refuseUnaccepted(found, people, acceptConflicts, actor.language)
}

async function hold(
  context: Context,
  actor: Actor,
  sql: Sql,
  draft: FlightDraft,
  request: CreateFlightOrder,
  prepared: Prepared,
): Promise<Created | Problem> {
  const { journeys, chain } = prepared
  const now = context.clock.now()
  const until = chain
    ? holdForApproval({ now: now.toISOString(), departAt: journeys[0]!.departAt })
    : holdForPayment(now.toISOString())
  const holdUntil = new Date(until)
  const orderNo = await nextOrderNo(sql, 'F', chinaDate(now))
  const held = await holdSeats(context, actor, sql, draft, request, prepared, { orderNo, holdUntil })
  if (isAirFailure(held)) return holdProblem(held, request)
  const charged = await asHeld(context, actor, sql, draft, request, prepared, held)
  if (isProblem(charged)) return charged
  const order = orderRecord(context, actor, draft, request, charged, {
    orderNo,
    pnr: held.pnr,
    government: keptGovernment(request.government, held),
    holdExpiresAt: holdUntil,
    createdAt: now,
  })
  const submitted = await submit(context, sql, actor.enterpriseId, {
    order,
    booker: { employeeId: actor.employeeId, name: actor.name },
    chain: charged.chain,
    approvers: charged.approvers,
  })
  if (isProblem(submitted)) return submitted
  return {
    orderNo,
    state: numberOfKept({ ...order, state: submitted.state }),
    next: charged.chain ? 'approval' : 'pay',
    holdExpiresAt: until,
  }
}

/** The carrier is given the documents, which is logged, and keeps seats on every flight or on none. */
async function holdSeats(
  context: Context,
  actor: Actor,
  sql: Sql,
  draft: FlightDraft,
  request: CreateFlightOrder,
  { journeys, party, passengers, enterprise }: Prepared,
  { orderNo, holdUntil }: { orderNo: string; holdUntil: Date },
) {
  const { agreements, businessTravel } = airSearchOf(draft, enterprise, 0, party.length)
  await logHandOver(context, sql, {
    ...actor,
    purpose: `order ${orderNo}: documents for the carrier`,
    subjects: party.map(({ credential }) => `credential ${credential.credentialId}`),
  })
  return context.air.hold(supplyContext(context, sql), {
    key: `${actor.enterpriseId}/${orderNo}`,
    choices: request.journeys,
    ...(journeys[0]!.beside && { connection: true }),
    agreements,
    businessTravel,
    passengers: party.map((member, index) => passengerOf(member, passengers[index]!)),
    expectedPrices: request.journeys.map(({ ticketPrice }) => ticketPrice),
    holdUntil,
    government: request.government,
    remark: request.remark ?? '',
  })
}

/** Which journey the carrier now asks more for, with the prices of all: they are accepted together. */
function holdProblem(failure: AirFailure, { journeys }: CreateFlightOrder): Problem {
  const dearer = failure.prices?.findIndex((price, index) => price > journeys[index]!.ticketPrice) ?? -1
  return airProblem(failure, `journeys.${Math.max(0, dearer)}`, dearer)
}

/** A carrier that holds at another fare than the search had, within what was accepted: the order is judged and charged as held. */
async function asHeld(
  context: Context,
  actor: Actor,
  sql: Sql,
  draft: FlightDraft,
  request: CreateFlightOrder,
  prepared: Prepared,
  held: AirHeld,
): Promise<Prepared | Problem> {
  const journeys = prepared.journeys.map(({ offers, ...journey }, index) => {
    const { fare } = held.journeys[index]!
    return fare.ticketPrice === journey.fare.ticketPrice
      ? { ...journey, offers }
      : { ...journey, ...journeyOf(atFare(journey.flight, fare), fare, offers) }
  })
  const same = journeys.every(({ fare }, index) => fare.ticketPrice === prepared.journeys[index]!.fare.ticketPrice)
  return same ? prepared : prepare(context, actor, sql, draft, request, journeys)
}

const passengerOf = ({ credential }: Party[number], passenger: FlightPassenger) => ({
  name: credential.nameOnCredential,
  passenger,
  credentialType: credential.type,
  credentialNumber: credential.number,
})
