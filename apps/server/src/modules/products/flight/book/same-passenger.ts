import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import type { Language } from '@sojourn/contract/kit/language'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { checkSamePassenger } from '@sojourn/contract/products/flight/flight.calls'
import { momentInWords } from '@sojourn/domain/kit/day-words'
import { conflictSentence } from '@sojourn/domain/booking/traveller/traveller-sentences'
import type { Actor, Context } from '../../../../context'
import { inCompany } from '../../../../work'
import { chinaDate } from '../../../../kit/clock'
import { findEnterprise } from '../../../booking/settings/store'
import { refuseArranging } from '../../../booking/traveller/arranging'
import { findPeople } from '../../../booking/traveller/store'
import { underApplication } from '../../../booking/traveller/under-application'
import { atAccepted } from '../search/choose'
import { journeysOnOffer } from '../search/on-offer'
import { conflictsOf } from '../../../booking/party/conflicts'
import { refuseTravellers } from '../../../booking/party/draft-travellers'
import { openFlightDraft } from '../draft/open-draft'
import { plannedSegment } from './planned-segment'
import { passengersOf, seatsFor } from '../draft/passengers'
import { flightSetting } from '../policy/rail-alternative'
import { violationsOf } from './violations'

/** Before submitting: who is booked already, whose times collide, and every traveller's violations. */
export async function samePassengerCheck(
  context: Context,
  actor: Actor,
  request: RequestOf<typeof checkSamePassenger>,
): Promise<ResponseOf<typeof checkSamePassenger> | Problem> {
  const today = chinaDate(context.clock.now())
  return inCompany(context, actor.enterpriseId, async (work) => {
    const draft = await openFlightDraft(work, actor, request.tempOrderNo)
    if (isProblem(draft)) return draft
    const refusal = refuseTravellers(context, actor, { draft, employeeIds: request.employeeIds })
    if (refusal) return refusal
    const under = underApplication(context, draft.travelApplyNo)
    const people = await findPeople(work, request.employeeIds, { today, reader: actor.language, under })
    if (people.length < request.employeeIds.length) return problem('travellerUnknown', { field: 'employeeIds' })
    const uncovered = await refuseArranging(work, actor.employeeId, people, { products: [draft.product], field: 'employeeIds' })
    if (uncovered) return uncovered
    const enterprise = await findEnterprise(work)
    const startsOn = draft.searchParams.departDate
    const passengers = await passengersOf(work, request.employeeIds, startsOn)
    const journeys = await journeysOnOffer(context, draft, {
      enterprise,
      chosen: request.journeys,
      seats: seatsFor(passengers),
      people,
    })
    if (isProblem(journeys)) return journeys
    const nameOf = (id: string): string => people.find(({ employeeId }) => employeeId === id)?.name ?? ''
    const found = await conflictsOf(work, request.employeeIds, journeys.map(plannedSegment))
    return {
      same: found.flatMap(({ employeeId, same }) =>
        same.map(({ orderNo, serviceNo: flightNo }) => ({ employeeId, name: nameOf(employeeId), orderNo, flightNo })),
      ),
      conflicts: found.flatMap((each) => toldConflicts(each, nameOf(each.employeeId), actor.language)),
      violations:
        draft.travelType === 'business'
          ? violationsOf(people, atAccepted(journeys, request.journeys), {
              today,
              language: actor.language,
              setting: flightSetting(enterprise),
            })
          : [],
    }
  })
}

const toldConflicts = (
  { employeeId, conflicts }: Awaited<ReturnType<typeof conflictsOf>>[number],
  name: string,
  language: Language,
): ResponseOf<typeof checkSamePassenger>['conflicts'] =>
  conflicts.map(({ booked: { orderNo, serviceNo, departAt }, kind }) => ({
    employeeId,
    name,
    orderNo,
    flightNo: serviceNo,
    departAt,
    sentence: conflictSentence(kind, { name, serviceNo, departAt: momentInWords(departAt, language) }, language),
  }))
