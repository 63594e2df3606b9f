import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { checkIntlPassengers } from '@sojourn/contract/products/intl-flight/booking.calls'
import { momentInWords } from '@sojourn/domain/kit/day-words'
import { conflictSentence } from '@sojourn/domain/booking/traveller/traveller-sentences'
import type { Actor, Context } from '../../../../context'
import { inCompany } from '../../../../work'
import { chinaDate } from '../../../../kit/clock'
import { conflictsOf, type TravellerConflicts } from '../../../booking/party/conflicts'
import { refuseTravellers } from '../../../booking/party/draft-travellers'
import { findEnterprise } from '../../../booking/settings/store'
import { refuseArranging } from '../../../booking/traveller/arranging'
import { findPeople, type PersonRow } from '../../../booking/traveller/store'
import { underApplication } from '../../../booking/traveller/under-application'
import { openIntlFlightDraft } from '../draft/open-draft'
import { daysOf, passengersOf, priced } from '../draft/passengers'
import { asksExtras, extrasOnOffer, extrasViolations, partyExtras } from './extras-on-offer'
import { flightsOf, plannedSegment } from './order-record'
import { tripOnOffer } from './trip-on-offer'
import { violationsOf } from './violations'

/** Before submitting: who is booked already, whose times collide, and every traveller's violations. */
export async function checkIntlParty(
  context: Context,
  actor: Actor,
  { tempOrderNo, choices, employeeIds, extras: asked = [] }: RequestOf<typeof checkIntlPassengers>,
): Promise<ResponseOf<typeof checkIntlPassengers> | Problem> {
  const today = chinaDate(context.clock.now())
  return inCompany(context, actor.enterpriseId, async (work) => {
    const draft = await openIntlFlightDraft(work, actor, tempOrderNo)
    if (isProblem(draft)) return draft
    const refusal = refuseTravellers(context, actor, { draft, employeeIds })
    if (refusal) return refusal
    const under = underApplication(context, draft.travelApplyNo)
    const people = await findPeople(work, employeeIds, { today, reader: actor.language, under })
    if (people.length < employeeIds.length) return problem('travellerUnknown', { field: 'employeeIds' })
    const uncovered = await refuseArranging(work, actor.employeeId, people, { products: [draft.product], field: 'employeeIds' })
    if (uncovered) return uncovered
    const enterprise = await findEnterprise(work)
    const passengers = priced(await passengersOf(work, employeeIds, daysOf(draft)), draft)
    const trip = await tripOnOffer(work, { draft, enterprise, passengers, choices })
    if (isProblem(trip)) return trip
    const offers = asksExtras(asked) ? await extrasOnOffer(work, { draft, enterprise, passengers, choices }) : []
    if (isProblem(offers)) return offers
    const extras = partyExtras(offers, { people: employeeIds, passengers, asked })
    if (isProblem(extras)) return extras
    const found = await conflictsOf(work, employeeIds, flightsOf(trip.quote.itineraries).map(plannedSegment))
    const setting = { bookingDate: today, together: enterprise.config.settings.togetherBookRule }
    const business = draft.travelType === 'business'
    return {
      ...inWords(found, people, actor),
      violations: business
        ? [
            ...violationsOf(people, trip.directions, setting, actor.language),
            ...extrasViolations(asAsked(people, employeeIds), extras, actor.language),
          ]
        : [],
    }
  })
}

/** In the order in which they were asked about. */
const asAsked = (people: readonly PersonRow[], employeeIds: readonly string[]): PersonRow[] =>
  employeeIds.flatMap((id) => people.filter(({ employeeId }) => employeeId === id))

/** What was found, in the reader's language. */
function inWords(
  found: readonly TravellerConflicts[],
  people: readonly PersonRow[],
  { language }: Actor,
): Pick<ResponseOf<typeof checkIntlPassengers>, 'same' | 'conflicts'> {
  const nameOf = (id: string): string => people.find(({ employeeId }) => employeeId === id)?.name ?? ''
  return {
    same: found.flatMap(({ employeeId, same }) =>
      same.map(({ orderNo, serviceNo: flightNo }) => ({ employeeId, name: nameOf(employeeId), orderNo, flightNo })),
    ),
    conflicts: found.flatMap(({ employeeId, conflicts }) =>
      conflicts.map(({ booked, kind }) => ({
        employeeId,
        name: nameOf(employeeId),
        orderNo: booked.orderNo,
        flightNo: booked.serviceNo,
        departAt: booked.departAt,
        sentence: conflictSentence(
          kind,
          { name: nameOf(employeeId), serviceNo: booked.serviceNo, departAt: momentInWords(booked.departAt, language) },
          language,
        ),
      })),
    ),
  }
}
