import { numberOfKept } from '@sojourn/contract/booking/state-numbers'
import type { FlightPassenger } from '@sojourn/contract/booking/traveller.shapes'
import type { ResponseOf } from '@sojourn/contract/kit/call'
import { isProblem, type Problem } from '@sojourn/contract/kit/problems'
import type { createFlightOrder } from '@sojourn/contract/products/flight.calls'
import type { CreateFlightOrder } from '@sojourn/contract/products/flight-booking.shapes'
import { holdForApproval, holdForPayment } from '@sojourn/domain/booking/lifecycle/timing'
import { isAirFailure, type AirFailure, type AirHeld } from '@sojourn/supply/ports/air'
import type { Actor, Context } from '../../../context'
import { once } from '../../../db/once'
import type { Sql } from '../../../db/sql'
import { chinaDate } from '../../../kit/clock'
import { type Party } from '../../booking/lifecycle/party'
import { supplyContext } from '../../booking/lifecycle/supply-context'
import { announce } from '../../booking/lifecycle/announce'
import { submit } from '../../booking/lifecycle/submit'
import { nextOrderNo } from '../../booking/order/store'
import { logHandOver } from '../../booking/traveller/hand-over'
import { airProblem, atFare, journeyOf } from './choose'
import { keptGovernment } from './government'
import { openFlightDraft } from './open-draft'
import { orderRecord } from './order-record'
import { airSearchOf } from './supply'
import type { FlightDraft } from './supply'
import { prepare, type Prepared } from './book-prepare'

type Created = ResponseOf<typeof createFlightOrder>

/**
 * Verifies price, seats, people and policy, chooses the approval chain, holds the seats and writes the order:
 * one transaction, one effect per intent (handbook 6.1).
 */
export async function createOrder(context: Context, actor: Actor, request: CreateFlightOrder): Promise<Created | Problem> {
  let approverIds: string[] = []
  const created = await once<Created>(context, actor, async (sql) => {
    const draft = await openFlightDraft(context, actor, sql, request.tempOrderNo)
    if (isProblem(draft)) return draft
    const prepared = await prepare(context, actor, sql, draft, request)
    if (isProblem(prepared)) return prepared
    approverIds = prepared.chain?.levels[0]?.approverIds ?? []
    return hold(context, actor, sql, draft, request, prepared)
  })
  if (!isProblem(created)) announce(context, actor.enterpriseId, created.orderNo, [actor.employeeId, ...approverIds])
  return created
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
    choices: request.journeys.map(({ flightKey, fareKey }) => ({ flightKey, fareKey })),
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
