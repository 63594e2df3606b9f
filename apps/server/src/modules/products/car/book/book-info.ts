import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { checkCarPassengers, getCarBookInfo } from '@sojourn/contract/products/car/car.calls'
import type { CarBookInfo } from '@sojourn/contract/products/car/car.shapes'
import { formatYuan } from '@sojourn/domain/kit/money'
import { cancelFee } from '@sojourn/domain/products/car/cancelling'
import { followsService } from '@sojourn/domain/products/car/draft'
import { carRulesText } from '@sojourn/text/products/car/rules'
import type { Language } from '@sojourn/contract/kit/language'
import type { Actor, Context, Work } from '../../../../context'
import { inCompany } from '../../../../work'
import { chinaDate } from '../../../../kit/clock'
import { refuseTravellers } from '../../../booking/party/draft-travellers'
import { bookInfoOf } from '../../../booking/search/book-info'
import { refuseArranging } from '../../../booking/traveller/arranging'
import { findPeople } from '../../../booking/traveller/store'
import { underApplication } from '../../../booking/traveller/under-application'
import { openCarDraft } from '../draft/open-draft'
import { ownService } from '../fulfilment/awaited'
import { noDocument } from './no-document'
import { settingOf, verdictsOf } from '../policy/judge'
import { publishedArrival } from '../supply/published'
import { pricedRide, rideShown, type PlannedRide, type PricedCar } from '../supply/plan'
import { carShown, peopleOfDraft } from '../search/search'

/** The chosen class at the price of now, and everything else of the booking page. */
export const bookInfo = (
  context: Context,
  actor: Actor,
  request: RequestOf<typeof getCarBookInfo>,
): Promise<CarBookInfo | Problem> =>
  inCompany(context, actor.enterpriseId, async (work) => {
    const draft = await openCarDraft(work, actor, request.tempOrderNo)
    if (isProblem(draft)) return draft
    const [priced, people] = await Promise.all([pricedRide(context, draft.searchParams), peopleOfDraft(work, actor, draft)])
    if (isProblem(priced)) return priced
    const { plan, cars } = priced
    const position = cars.findIndex(({ rideClass }) => rideClass === request.carClass)
    const car = cars[position]
    if (!car) return problem('carNoneHere', { field: 'carClass' })
    const day = chinaDate(new Date(plan.departAt))
    const rules = { firstDay: day, lastDay: day, credentialFault: noDocument, insured: false }
    const setting = await settingOf(work, plan, people[0]?.employeeId ?? actor.employeeId)
    const followed = await isFollowed(work, plan, people[0]?.employeeId ?? actor.employeeId)
    const judged = draft.travelType === 'business' ? people : []
    return {
      ...(await bookInfoOf(work, actor, draft, rules)),
      ride: { ...rideShown(plan, car, actor.language), ...(followed !== undefined && { followed }) },
      car: carShown(car, verdictsOf(judged, cars, setting, actor.language)[position]!),
      rules: rulesOf({ ...plan, followed }, car, actor.language),
    }
  })

/** What is to be known before ordering. */
export function rulesOf(
  ride: Pick<PlannedRide, 'rideType' | 'serviceNo'> & { followed: boolean | undefined },
  car: Pick<PricedCar, 'rideClass' | 'atMost'>,
  language: Language,
): string[] {
  const text = carRulesText[language]
  return [
    text.heldWhy({ atMost: formatYuan(car.atMost) }),
    text.cancelFree,
    text.cancelCosts({ fee: formatYuan(cancelFee(car.rideClass)) }),
    ...(followsService(ride.rideType) ? waitingOf(ride, language) : []),
  ]
}

/** What the pick-up of a flight or train waits for, as far as anybody knows when that comes. */
function waitingOf({ rideType, serviceNo, followed }: Parameters<typeof rulesOf>[0], language: Language): string[] {
  const text = carRulesText[language]
  const isFlight = rideType === 'airportPickup'
  if (followed) return [isFlight ? text.pickupWait : text.trainWait]
  return [...(isFlight ? [text.driverWaits] : []), serviceNo ? text.notFollowed({ service: serviceNo }) : text.numberMissing]
}

/** Whether it is known when the flight or train of a pick-up comes, and it does; undefined where none was named. */
async function isFollowed(work: Work, { rideType, serviceNo, from, departAt }: PlannedRide, employeeId: string) {
  if (!serviceNo) return undefined
  const own = await ownService(work, { employeeId, serviceNo, departAt })
  if (own) return !own.gone && own.kind !== 'cancelled'
  if (rideType !== 'airportPickup') return false
  const published = await publishedArrival(work.context, { flightNo: serviceNo, from, departAt })
  return published?.expectedAt !== undefined
}

/** Which rules the chosen class breaks for whoever is picked up. */
export const checkPassengers = (
  context: Context,
  actor: Actor,
  request: RequestOf<typeof checkCarPassengers>,
): Promise<ResponseOf<typeof checkCarPassengers> | Problem> =>
  inCompany(context, actor.enterpriseId, async (work) => {
    const draft = await openCarDraft(work, actor, request.tempOrderNo)
    if (isProblem(draft)) return draft
    const refusal = refuseTravellers(context, actor, { draft, employeeIds: request.employeeIds })
    if (refusal) return refusal
    const today = chinaDate(context.clock.now())
    const under = underApplication(context, draft.travelApplyNo)
    const people = await findPeople(work, request.employeeIds, { today, reader: actor.language, under })
    if (people.length < request.employeeIds.length) return problem('travellerUnknown', { field: 'employeeIds' })
    const uncovered = await refuseArranging(work, actor.employeeId, people, { products: [draft.product], field: 'employeeIds' })
    if (uncovered) return uncovered
    const priced = await pricedRide(context, draft.searchParams)
    if (isProblem(priced)) return priced
    const setting = await settingOf(work, priced.plan, people[0]!.employeeId)
    const position = priced.cars.findIndex(({ rideClass }) => rideClass === request.car.carClass)
    const verdicts = draft.travelType === 'business' ? verdictsOf(people, priced.cars, setting, actor.language) : []
    return { violations: verdicts[position]?.violations ?? [] }
  })
