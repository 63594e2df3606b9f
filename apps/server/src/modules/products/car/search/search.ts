import { isProblem, type Problem } from '@sojourn/contract/kit/problems'
import type { CarOffer, CarSearchResult } from '@sojourn/contract/products/car/car.shapes'
import type { OfferVerdict } from '@sojourn/domain/booking/policy/verdict'
import type { Actor, Context, Work } from '../../../../context'
import { inCompany } from '../../../../work'
import { chinaDate } from '../../../../kit/clock'
import { newId } from '../../../../kit/id'
import { recordChoiceSet } from '../../../booking/draft/choice-set'
import { travellerSummary } from '../../../booking/party/draft-travellers'
import { findPeople, type PersonRow } from '../../../booking/traveller/store'
import { underApplication } from '../../../booking/traveller/under-application'
import { openCarDraft, type CarDraft } from '../draft/open-draft'
import { settingOf, verdictsOf } from '../policy/judge'
import { shownChoices } from './choice-set'
import { pricedRide, rideShown, type PricedCar } from '../supply/plan'

/** What each class of car costs, with every traveller's verdict; what was shown is kept as a choice set (S2.28). */
export const searchCars = (
  context: Context,
  actor: Actor,
  request: { tempOrderNo: string },
): Promise<CarSearchResult | Problem> =>
  inCompany(context, actor.enterpriseId, async (work) => {
    const draft = await openCarDraft(work, actor, request.tempOrderNo)
    if (isProblem(draft)) return draft
    const [priced, people] = await Promise.all([pricedRide(context, draft.searchParams), peopleOfDraft(work, actor, draft)])
    if (isProblem(priced)) return priced
    const { plan, cars } = priced
    const setting = await settingOf(work, plan, people[0]?.employeeId ?? actor.employeeId)
    const policyApplies = draft.travelType === 'business'
    const judged = policyApplies ? people : []
    const verdicts = verdictsOf(judged, cars, setting, actor.language)
    const now = context.clock.now()
    const searchId = newId(now)
    const search = { searchId, tempOrderNo: draft.tempOrderNo, journey: 0, searchedAt: now }
    await recordChoiceSet(work, search, shownChoices(cars, verdicts, judged, setting))
    return {
      searchId,
      searchedAt: now.toISOString(),
      ride: rideShown(plan, cars[0]!, actor.language),
      cars: cars.map((car, offer) => carShown(car, verdicts[offer]!)),
      travellers: people.map((person) => travellerSummary(person, actor)),
      policyApplies,
    }
  })

export const carShown = ({ rideClass, seats, total, parts, atMost }: PricedCar, said: OfferVerdict): CarOffer => ({
  carClass: rideClass,
  seats,
  estimate: total,
  parts,
  atMost,
  verdict: said.verdict,
  violations: said.violations,
})

/** The people of a draft; before they are chosen it is the booker's own view. */
export const peopleOfDraft = (work: Work, actor: Actor, draft: CarDraft): Promise<PersonRow[]> =>
  findPeople(work, draft.travellerIds.length > 0 ? draft.travellerIds : [actor.employeeId], {
    today: chinaDate(work.context.clock.now()),
    reader: actor.language,
    under: underApplication(work.context, draft.travelApplyNo),
  })
