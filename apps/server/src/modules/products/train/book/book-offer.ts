import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import { railCredentialFault } from '@sojourn/domain/products/train/credentials'
import { categoryOf, fareFor } from '@sojourn/domain/products/train/passengers'
import { countFares, totalOf, trainPriceLines, type RideFare } from '@sojourn/domain/products/train/price/price'
import type { Actor } from '../../../../context'
import { chinaDate } from '../../../../kit/clock'
import type { Party } from '../../../booking/party/party'
import type { Booking, BookingRequest, Offer, Purchase, PurchaseConflicts } from '../../../booking/placing/offer'
import { plannedSegment, spanOf, type Journey } from '../search/choose'
import { blockingProblem } from './conflicts'
import { trainSetting } from '../policy/judge'
import type { Passenger, RailAnswer } from '../fulfilment/lock'
import type { PlaceRow } from '../order/order-store'
import { studentsAmong } from './students'
import type { TrainDraft } from '../supply/supply'
import { storedViolationsOf } from './violations'

type Boarding = ReturnType<typeof spanOf>['boarding']
export type TrainBooking<Request extends BookingRequest = BookingRequest> = Booking<{ draft: TrainDraft }, Request>

/** What is booked; `fares` is what each ride is charged at. */
export interface RideOffer {
  journeys: readonly Journey[]
  fares: readonly RideFare[]
  /** After which nothing can be approved any more. */
  latest?: string | undefined
  /** What these passengers buy beside what all trains have in common. */
  bought(
    this: void,
    passengers: Passenger[],
  ): Omit<Purchase<RailAnswer>, 'prices' | 'total' | 'departAt' | 'latest' | 'passengers' | 'conflicts'>
}

/** Rides by train, of an order or a waitlist. */
export function offerOf(booking: TrainBooking, { journeys, fares, latest, bought }: RideOffer): Offer<RailAnswer> {
  const { actor, business, enterprise, today } = booking
  const setting = trainSetting(enterprise, today)
  const { departAt, arriveAt, boarding } = spanOf(journeys)
  return {
    rules: {
      lastDay: chinaDate(new Date(arriveAt)),
      credentialFault: railCredentialFault,
      violationsOf: (person, people) => (business ? storedViolationsOf(person, people, journeys, setting) : []),
    },
    async purchase(work, party) {
      const employeeIds = party.map(({ person }) => person.employeeId)
      const students = await studentsAmong(work, employeeIds, boarding.last)
      const passengers = passengersOf(party, boarding, students, actor)
      if (isProblem(passengers)) return passengers
      const serviceFees = party.map(({ serviceFee }) => serviceFee)
      const prices = trainPriceLines({ fares, ...countFares(passengers), serviceFees })
      return {
        ...bought(passengers),
        prices,
        total: totalOf(prices),
        departAt,
        latest,
        conflicts: conflictsOfRides(party, journeys),
      }
    },
  }
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

/** What the railway would not sell is refused here; whatever else clashes only warns. */
const conflictsOfRides = (party: Party, journeys: readonly Journey[]): PurchaseConflicts => ({
  planned: journeys.map(plannedSegment),
  async refuse(_tenant, finding) {
    const found = await finding
    const nameOf = (id: string): string => party.find(({ person }) => person.employeeId === id)?.person.name ?? ''
    return found.map((each) => blockingProblem(each, nameOf(each.employeeId))?.problem).find(Boolean)
  },
})

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
