import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { ChooseFlightPlan } from '@sojourn/contract/products/intl-flight/demand.shapes'
import { demandTravellersAtMost } from '@sojourn/contract/products/intl-flight/demand.shapes'
import { inEveryLanguage } from '@sojourn/domain/kit/every-language'
import { sum } from '@sojourn/domain/kit/money'
import type { KeptFlightPlan, PlanPassenger } from '@sojourn/domain/products/intl-flight/demand/kept-demand'
import { directionsOf, planPassenger, planPriceOf, tripOfPlan, withTaxes } from '@sojourn/domain/products/intl-flight/demand/plan'
import { describeTrip } from '@sojourn/domain/products/intl-flight/describe'
import { intlTotal } from '@sojourn/domain/products/intl-flight/price'
import { noExtras } from '@sojourn/domain/products/intl-flight/extras/kept-extras'
import type { Work } from '../../../../context'
import { demandFor, markOrdered } from '../../../booking/demand/demand'
import type { DraftRow } from '../../../booking/draft/store'
import type { StoredViolation } from '../../../booking/order/record'
import type { Party, PartyRules } from '../../../booking/party/party'
import { storedViolations } from '../../../booking/party/stored-violations'
import type { Booking, Offer, Purchase } from '../../../booking/placing/offer'
import type { PersonRow } from '../../../booking/traveller/store'
import { airportName } from '../../../reference/air-places'
import { insertOffice } from '../office/office-store'
import { insertIntlOrder } from '../order/kept-store'
import { credentialFaultOn, linesOf, planOf } from './chosen-plan'
import { flightDemandKind, type FlightDemandRow } from './demand-kind'
import { judgePlans } from './judge-plans'
import { orderSegment, timed } from './segments'

export interface OpenPlan {
  draft: DraftRow
  row: FlightDemandRow
  plan: KeptFlightPlan
}
type PlanBooking = Booking<OpenPlan, ChooseFlightPlan>

/** A plan is for the people of its demand, no more and no fewer. */
export function refuseOthers({ open: { row }, request }: PlanBooking): Problem | undefined {
  const { employeeIds } = row.body
  const asked = request.travellers.map(({ employeeId }) => employeeId)
  const differs = asked.length !== employeeIds.length || asked.some((id) => !employeeIds.includes(id))
  return differs ? problem('travellerUnknown', { field: 'travellers' }) : undefined
}

/** What a traveller's standard says of the chosen plan among all of them; the party is judged once, and each of it reads the own part. */
export function violationsOfPlan({ open: { row, plan }, business, enterprise, today }: PlanBooking): PartyRules['violationsOf'] {
  let judged: StoredViolation[] | undefined
  const judge = (people: readonly PersonRow[]) =>
    storedViolations(
      (language) => judgePlans({ people, business, enterprise, today }, row.plans, language)[row.plans.indexOf(plan)]!.violations,
    )
  return (person, people) => (judged ??= judge(people)).filter(({ travellerId }) => travellerId === person.employeeId)
}

/** A plan that the agency tickets by hand; the order's transaction takes the demand. */
export function planOffer(booking: PlanBooking): Offer<never> {
  const { plan } = booking.open
  return {
    rules: {
      lastDay: plan.segments.at(-1)!.arriveDate,
      credentialFault: credentialFaultOn(plan),
      travellersAtMost: demandTravellersAtMost,
      violationsOf: violationsOfPlan(booking),
    },
    purchase: (work, party) => takePlan(booking, work, party),
  }
}

async function takePlan(booking: PlanBooking, work: Work, party: Party): Promise<Purchase<never> | Problem> {
  const { actor, request, context } = booking
  const row = await demandFor(work, actor, flightDemandKind, { demandNo: request.demandNo, action: 'accept' })
  if (isProblem(row)) return row
  const plan = planOf(context, row, request.planId)
  if (isProblem(plan)) return plan
  const passengers = party.map(({ birthDate }) => planPassenger(birthDate, plan))
  const unpriced = passengers.findIndex((passenger) => !planPriceOf(plan, passenger))
  if (unpriced >= 0) return problem('planPriceMissing', { field: `travellers.${unpriced}` })
  return purchaseOf(booking, { row, plan, passengers, party })
}

interface Taken {
  row: FlightDemandRow
  plan: KeptFlightPlan
  passengers: PlanPassenger[]
  party: Party
}

function purchaseOf({ actor }: PlanBooking, { row, plan, passengers, party }: Taken): Purchase<never> {
  const times = timed(plan.segments)
  const segments = plan.segments.map((segment, position) => orderSegment(segment, times[position]!, position))
  const fees = party.map(({ serviceFee }) => serviceFee)
  const prices = linesOf(plan, passengers, fees)
  return {
    series: 'I',
    fulfiller: 'intl-flight-office',
    title: titleOf(plan),
    prices,
    total: intlTotal(prices),
    segments,
    searchIds: [],
    departAt: segments[0]!.departAt,
    passengers,
    documentsFor: 'passengers for the ticket office of the agency',
    conflicts: { planned: segments, refuse: async () => undefined },
    async keep(work, { orderNo }) {
      const agreed = sum(passengers.map((passenger) => withTaxes(planPriceOf(plan, passenger)!)))
      await insertIntlOrder(work, orderNo, {
        trip: tripOfPlan(plan, times, passengers),
        passengers: [],
        wishes: { version: 1, list: [] },
        extras: noExtras,
      })
      await insertOffice(work, orderNo, { version: 1, demandNo: row.demandNo, planId: plan.planId, agreed })
      await markOrdered(work, actor, flightDemandKind, { row, orderNo })
    },
  }
}

const titleOf = (plan: KeptFlightPlan) =>
  inEveryLanguage((language) =>
    describeTrip(
      directionsOf(plan.segments).map((flights) => ({
        flightNos: flights.map(({ flightNo }) => flightNo),
        departName: airportName(flights[0]!.departAirport, language),
        arriveName: airportName(flights.at(-1)!.arriveAirport, language),
      })),
      language,
    ),
  )
