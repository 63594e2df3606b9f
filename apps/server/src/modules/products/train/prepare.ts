import { travelTypes } from '@sojourn/contract/booking/codes'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { CreateTrainOrder } from '@sojourn/contract/products/train-booking.shapes'
import { railCredentialFault } from '@sojourn/domain/booking/traveller/credentials'
import { categoryOf, fareFor } from '@sojourn/domain/products/train/passengers'
import { countFares, totalOf, trainPriceLines, type RideFare } from '@sojourn/domain/products/train/price'
import type { Actor, Context } from '../../../context'
import type { Sql } from '../../../db/sql'
import { chinaDate } from '../../../kit/clock'
import { bookingChain } from '../../booking/lifecycle/booking-chain'
import { conflictsOf, refuseUnaccepted } from '../../booking/lifecycle/conflicts'
import { travellersAtMost } from '../../booking/lifecycle/draft-travellers'
import { partyOf, type Party } from '../../booking/lifecycle/party'
import { refuseWay } from '../../booking/lifecycle/payment-rules'
import { refuseClosed } from '../../booking/lifecycle/refuse-closed'
import { findEnterprise, type EnterpriseRow } from '../../booking/settings/store'
import { contactOf } from '../../booking/traveller/contact'
import { claimTravellers } from '../../booking/traveller/store'
import { plannedSegment, spanOf, type Journey } from './choose'
import { blockingProblem } from './conflicts'
import { isBusiness, trainSetting } from './judge'
import { officeLatest, wayOf } from './local'
import type { Passenger } from './lock'
import type { PlaceRow } from './order-store'
import type { TrainDraft } from './supply'
import { studentsAmong } from './students'
import { storedViolationsOf } from './violations'

type Boarding = ReturnType<typeof spanOf>['boarding']
type OrderFrame = Pick<
  CreateTrainOrder,
  'travellers' | 'contact' | 'settleType' | 'expectedTotal' | 'purpose' | 'remark' | 'acceptConflicts' | 'approvers'
>
export type PreparedOrder = Exclude<Awaited<ReturnType<typeof prepareOrder>>, Problem>

/** What is booked; `fares` is what each ride is charged at. */
interface Chosen {
  journeys: readonly Journey[]
  fares: readonly RideFare[]
  /** After which nothing can be approved any more. */
  latest?: string
  /** The order is written already: whatever it conflicts with was looked for then. */
  placed?: true
}

/** All that can be refused of a train order or a waitlist before the railway is asked. */
export async function prepareOrder(
  context: Context,
  actor: Actor,
  sql: Sql,
  draft: TrainDraft,
  request: OrderFrame,
  { journeys, fares, latest, placed }: Chosen,
) {
  const today = chinaDate(context.clock.now())
  const enterprise = await findEnterprise(sql, actor.enterpriseId)
  const refused = refuseRequest(request, draft, enterprise, today)
  if (refused) return refused
  const business = isBusiness(draft)
  const setting = trainSetting(enterprise, today)
  const { departAt, arriveAt, boarding } = spanOf(journeys)
  const party = await partyOf(context, actor, sql, draft, request.travellers, {
    lastDay: chinaDate(new Date(arriveAt)),
    credentialFault: railCredentialFault,
    violationsOf: (person, people) => (business ? storedViolationsOf(person, people, journeys, setting) : []),
  })
  if (isProblem(party)) return party
  const students = await studentsAmong(
    sql,
    actor.enterpriseId,
    party.map(({ person }) => person.employeeId),
    boarding.last,
  )
  const passengers = passengersOf(party, boarding, students, actor)
  if (isProblem(passengers)) return passengers
  const contact = await contactOf(context, actor, sql, request.contact)
  if (isProblem(contact)) return contact
  const conflict = placed ? undefined : await refuseConflicts(sql, actor, party, journeys, request.acceptConflicts)
  if (conflict) return conflict
  const serviceFees = party.map(({ serviceFee }) => serviceFee)
  const prices = trainPriceLines({ fares, ...countFares(passengers), serviceFees })
  const total = totalOf(prices)
  if (total > request.expectedTotal) return problem('priceChanged', { field: 'expectedTotal', detail: { price: total } })
  const chained = await bookingChain(context, actor, sql, draft, request.approvers, {
    departAt,
    latest: latest ?? latestOf(enterprise, journeys),
    party,
    total,
  })
  if (isProblem(chained)) return chained
  return { enterprise, journeys, party, passengers, contact, prices, total, ...chained }
}

/** What can be refused without asking anybody: trains are closed to the company, a sixth traveller, the way to pay. */
function refuseRequest(request: OrderFrame, draft: TrainDraft, enterprise: EnterpriseRow, today: string): Problem | undefined {
  const closed = refuseClosed(enterprise, today, 'train', travelTypes.word(draft.travelType))
  if (closed) return closed
  const max = travellersAtMost(draft.product)
  if (request.travellers.length > max) return problem('tooManyTravellers', { field: 'travellers', detail: { max } })
  return refuseWay(enterprise, [{ travelType: draft.travelType }], request.settleType)
}

/** Who rides, with the fare that is due: nobody under six, no child without an adult (handbook 3.5). */
function passengersOf(
  party: Party,
  boarding: Boarding,
  students: ReadonlySet<string>,
  { employeeId }: Actor,
): Passenger[] | Problem {
  const categories = party.map(({ birthDate, person }) => categoryOf(birthDate, boarding, students.has(person.employeeId)))
  const infant = categories.indexOf('infant')
  if (infant >= 0) return problem('infantWithoutSeat', { field: `travellers.${infant}` })
  const child = categories.indexOf('child')
  if (child >= 0 && categories.every((category) => category === 'child'))
    return problem('childAlone', { field: `travellers.${child}` })
  return party.map(({ person, credential }, position) => ({
    position,
    name: credential.nameOnCredential,
    credentialType: credential.type,
    credentialNumber: credential.number,
    child: categories[position] === 'child',
    ...(categories[position] === 'student' && { student: true }),
    ...(person.employeeId === employeeId && { buyer: true }),
    subject: `credential ${credential.credentialId}`,
  }))
}

/** The ticket office needs its time after the approval; the railway is asked for the seats again as long as it sells them. */
const latestOf = (enterprise: EnterpriseRow, journeys: readonly Journey[]): string | undefined =>
  wayOf(enterprise) === 'local' ? officeLatest(journeys) : undefined

async function refuseConflicts(
  sql: Sql,
  actor: Actor,
  party: Party,
  journeys: readonly Journey[],
  accepted: boolean | undefined,
): Promise<Problem | undefined> {
  const employeeIds = party.map(({ person }) => person.employeeId)
  await claimTravellers(sql, actor.enterpriseId, employeeIds)
  const found = await conflictsOf(sql, actor.enterpriseId, employeeIds, journeys.map(plannedSegment))
  for (const each of found) {
    const name = party.find(({ person }) => person.employeeId === each.employeeId)?.person.name ?? ''
    const blocked = blockingProblem(each, name)
    if (blocked) return blocked.problem
  }
  const people = party.map(({ person }) => person)
  return refuseUnaccepted(found, people, accepted, actor.language)
}

/** Places of which nothing is known yet but their class and price. */
export const openPlaces = (passengers: readonly Passenger[], journeys: readonly Journey[]): PlaceRow[] =>
  passengers.flatMap(({ position, child, student = false }) =>
    journeys.map(({ seat }, segment) => ({
      traveller: position,
      segment,
      child,
      student,
      seat: seat.seat,
      coach: '',
      place: '',
      berth: null,
      price: fareFor({ child, student }, seat.price, seat.seat),
      otherThanWished: false,
      ticketNo: null,
      gate: null,
    })),
  )
