import type { CreatedOrder } from '@sojourn/contract/booking/order.shapes'
import type { FlightPassenger } from '@sojourn/contract/booking/traveller.shapes'
import { isProblem, type Problem } from '@sojourn/contract/kit/problems'
import type { CreateFlightOrder } from '@sojourn/contract/products/flight-booking.shapes'
import { holdForApproval, holdForPayment } from '@sojourn/domain/booking/lifecycle/timing'
import type { AirFailure, AirHeld } from '@sojourn/supply/ports/air'
import type { Actor, Context } from '../../../context'
import type { Sql } from '../../../db/sql'
import { chinaDate } from '../../../kit/clock'
import type { Party } from '../../booking/lifecycle/party'
import type { Submission } from '../../booking/lifecycle/submit'
import { nextOrderNo } from '../../booking/order/store'
import { placeOrder } from '../../booking/placing/place-order'
import type { Proposal } from '../../booking/placing/proposal'
import { writeHandOver } from '../../booking/traveller/hand-over'
import { airProblem, atFare, journeyOf } from './choose'
import { keptGovernment, verifiedGovernment } from './government'
import { holdSeats, type AirAnswer } from './hold-seats'
import { openFlightDraft } from './open-draft'
import { orderRecord } from './order-record'
import { airSearchOf } from './supply'
import { prepare, seenJourneys, type Asked, type Prepared } from './book-prepare'

/** Places an order whose seats the carrier holds; it is given the documents, which is written down whatever it answers. */
export const createOrder = (context: Context, actor: Actor, request: CreateFlightOrder): Promise<CreatedOrder | Problem> =>
  placeOrder(context, actor, {
    async look(sql) {
      const draft = await openFlightDraft(context, actor, sql, request.tempOrderNo)
      if (isProblem(draft)) return draft
      const asked = { context, actor, draft, request }
      const journeys = await seenJourneys(asked, sql)
      return isProblem(journeys) ? journeys : { asked, journeys }
    },
    async propose(sql, { asked, journeys }) {
      const prepared = await prepare(asked, sql, { journeys })
      if (isProblem(prepared)) return prepared
      const createdAt = context.clock.now()
      const orderNo = await nextOrderNo(sql, 'F', chinaDate(createdAt))
      const holdExpiresAt = holdOf(createdAt.toISOString(), prepared)
      return proposalOf(asked, prepared, { orderNo, createdAt, holdExpiresAt, government: keptGovernment(request.government) })
    },
  })

type Made = Parameters<typeof orderRecord>[5]

/** Until when seats are held: half an hour to pay, or the time of the approvers. */
const holdOf = (now: string, { chain, journeys }: Prepared): Date =>
  new Date(chain ? holdForApproval({ now, departAt: journeys[0]!.departAt }) : holdForPayment(now))

const submissionOf = ({ context, actor, draft, request }: Asked, prepared: Prepared, made: Made): Submission => ({
  order: orderRecord(context, actor, draft, request, prepared, made),
  booker: { employeeId: actor.employeeId, name: actor.name },
  chain: prepared.chain,
  approvers: prepared.approvers,
})

function proposalOf(asked: Asked, prepared: Prepared, made: Made): Proposal<AirAnswer> {
  const { context, actor, draft, request } = asked
  const { enterpriseId, employeeId } = actor
  const { journeys, party, passengers, enterprise } = prepared
  const { orderNo, holdExpiresAt } = made
  const { agreements, businessTravel } = airSearchOf(draft, enterprise, 0, party.length)
  return {
    submission: submissionOf(asked, prepared, made),
    async keep(sql) {
      const subjects = party.map(({ credential }) => `credential ${credential.credentialId}`)
      const purpose = `order ${orderNo}: documents for the carrier`
      await writeHandOver(context, sql, { enterpriseId, employeeId, purpose, subjects })
      return undefined
    },
    hold: holdSeats(context, {
      enterpriseId,
      orderNo,
      hold: {
        choices: request.journeys.map(({ flightKey, fareKey }) => ({ flightKey, fareKey })),
        ...(journeys[0]!.beside && { connection: true }),
        agreements,
        businessTravel,
        passengers: party.map((member, index) => passengerOf(member, passengers[index]!)),
        expectedPrices: request.journeys.map(({ ticketPrice }) => ticketPrice),
        holdUntil: holdExpiresAt,
        government: request.government,
        remark: request.remark ?? '',
      },
      problemOf: (failure) => holdProblem(failure, request),
      renew: (sql, held) => asHeld(asked, sql, prepared, made, held),
    }),
  }
}

/** Which journey the carrier now asks more for, with the prices of all: they are accepted together. */
function holdProblem(failure: AirFailure, { journeys }: CreateFlightOrder): Problem {
  const dearer = failure.prices?.findIndex((price, index) => price > journeys[index]!.ticketPrice) ?? -1
  return airProblem(failure, `journeys.${Math.max(0, dearer)}`, dearer)
}

/** A carrier that holds at another fare than the search had, within what was accepted: the order is judged and charged as held. */
async function asHeld(
  asked: Asked,
  sql: Sql,
  prepared: Prepared,
  made: Made,
  held: AirHeld,
): Promise<Submission | Problem | undefined> {
  const { request } = asked
  const journeys = prepared.journeys.map(({ offers, ...journey }, index) => {
    const { fare } = held.journeys[index]!
    return fare.ticketPrice === journey.fare.ticketPrice
      ? { ...journey, offers }
      : { ...journey, ...journeyOf(atFare(journey.flight, fare), fare, offers) }
  })
  if (journeys.every(({ fare }, index) => fare.ticketPrice === prepared.journeys[index]!.fare.ticketPrice)) return undefined
  const charged = await prepare(asked, sql, { journeys, placed: true })
  if (isProblem(charged)) return charged
  return submissionOf(asked, charged, { ...made, government: verifiedGovernment(request.government, held) })
}

const passengerOf = ({ credential }: Party[number], passenger: FlightPassenger) => ({
  name: credential.nameOnCredential,
  passenger,
  credentialType: credential.type,
  credentialNumber: credential.number,
})
