import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { ChosenRide } from '@sojourn/contract/products/train/train.shapes'
import type { KeptWaitlist } from '@sojourn/domain/products/train/kept/kept-wishes'
import { waitlistFare } from '@sojourn/domain/products/train/waitlist'
import { isRailFailure } from '@sojourn/supply/ports/rail'
import type { Work } from '../../../../context'
import { refuseUnseenSearch } from '../../../booking/draft/shown'
import { asking } from '../../../booking/lifecycle/asking'
import { findEnterprise } from '../../../booking/settings/store'
import { journeyOf, type Journey } from './choose'
import { sourceOf } from '../office/local'
import type { TrainOrderRow } from '../order/order-store'
import { railProblem, type TrainDraft } from '../supply/supply'
import { choiceOf } from '../supply/to-supply'

/** The trains and classes that will do, on any days: shown, on sale, sold out, and still taking a waitlist. */
export async function waitedJourneys(
  work: Work,
  draft: TrainDraft,
  choices: readonly ChosenRide[],
): Promise<Journey[] | Problem> {
  // The ticket office of handbook 3.10 buys what is on sale; the railway's queue is not its own.
  if (sourceOf(await findEnterprise(work)) === 'local') return problem('waitlistNotOffered', { field: 'choices' })
  const journeys: Journey[] = []
  for (const [index, choice] of choices.entries()) {
    const journey = await waitedJourney(work, draft, choice, `choices.${index}`)
    if (isProblem(journey)) return journey
    journeys.push(journey)
  }
  return journeys
}

async function waitedJourney(work: Work, draft: TrainDraft, choice: ChosenRide, field: string): Promise<Journey | Problem> {
  const unseen = await refuseUnseenSearch(work, {
    tempOrderNo: draft.tempOrderNo,
    searchId: choice.searchId,
    journey: 0,
    unseen: 'trainUnknown',
  })
  if (unseen) return { ...unseen, field }
  const quote = await work.context.rail.price(asking(work.context), { choices: [choiceOf(choice)] })
  if (isRailFailure(quote)) return railProblem(work.context, quote, field)
  const { ride, seat } = quote.rides[0]!
  const at = { field, detail: { number: ride.trainNo } }
  if (ride.sale === 'notYetOnSale') return problem('trainNotOnSale', at)
  if (ride.sale !== 'onSale') return problem('waitlistClosed', at)
  if (!seat.waitlist) return problem(seat.seats > 0 ? 'waitlistNotNeeded' : 'waitlistClosed', at)
  return journeyOf(ride, seat, [])
}

/** What an order waits for. */
export function waitlistOf({ orderNo, wishes }: Pick<TrainOrderRow, 'orderNo' | 'wishes'>): KeptWaitlist {
  if (!wishes.waitlist) throw new Error(`order ${orderNo} is no waitlist`)
  return wishes.waitlist
}

/** What each of the party pays in advance: the dearest of all. */
export const dearest = (journeys: readonly Journey[]): number => waitlistFare(journeys.map(({ seat }) => seat.price))
