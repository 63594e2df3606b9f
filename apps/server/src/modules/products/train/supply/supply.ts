import type { TrainSearchParams } from '@sojourn/contract/products/train/draft.shapes'
import { problem, type Problem } from '@sojourn/contract/kit/problems'
import { asksAgainAt, isPassingRefusal, type PassingRefusal } from '@sojourn/domain/products/train/railway-queue'
import { railServiceOpensAt } from '@sojourn/domain/products/train/sale-window'
import type { RailFailure, RailFailureKind } from '@sojourn/supply/ports/rail'
import type { ProblemName } from '@sojourn/contract/kit/problems'
import type { Context } from '../../../../context'
import type { SupplierRefusal } from '../../../../capabilities/after-sales'
import type { DraftRow } from '../../../booking/draft/store'

export type TrainDraft = DraftRow<TrainSearchParams>

const names: Partial<Record<RailFailureKind, ProblemName>> = {
  trainUnknown: 'trainUnknown',
  notYetOnSale: 'trainNotOnSale',
  saleClosed: 'trainSaleClosed',
  outOfService: 'railwayClosed',
  soldOut: 'trainSoldOut',
  priceChanged: 'priceChanged',
  identityNotVerified: 'identityNotVerified',
  journeyConflict: 'journeyOverlaps',
  purchaseLimit: 'purchaseLimit',
  childAlone: 'childAlone',
  ticketUnknown: 'couponUnknown',
  ticketNotOpen: 'trainTicketNotOpen',
  departed: 'trainDeparted',
  refundClosed: 'refundClosed',
  notRefundable: 'changedCrossBorder',
  changedAlready: 'changedAlready',
  destinationTooLate: 'destinationTooLate',
  notChangeable: 'trainTicketNotOpen',
  waitlistClosed: 'waitlistClosed',
  waitlistEnded: 'waitlistEnded',
}

/** Refunds are open all day (handbook 3.5), so that only silence may pass. */
export const refusalOf = ({ failure }: RailFailure): SupplierRefusal => ({
  failure,
  ...(failure === 'supplierBusy' && { passing: true }),
})

/** A refusal that may pass, and when the railway is asked again; undefined where it will not have passed before `until`. */
export function passingWait(
  context: Context,
  failure: RailFailureKind,
  until: Date,
): { failure: PassingRefusal; until: string } | undefined {
  if (!isPassingRefusal(failure)) return undefined
  const at = asksAgainAt(failure, context.clock.now().toISOString(), until.toISOString())
  return at === undefined ? undefined : { failure, until: at }
}

/** The field of the ride that is the reason of a refusal, `rides.1`. */
export const fieldOfRide = (field: string, { ride = 0 }: RailFailure): string => `${field}.${ride}`

/** The railway's refusal as the product's problem; `people` are the passengers of the request, to name the one refused. */
export function railProblem(
  context: Context,
  { failure, prices, passenger, ride = 0, trainNo }: RailFailure,
  field: string,
  people: readonly { name: string }[] = [],
): Problem {
  const name = people[passenger ?? -1]?.name
  const opensAt = failure === 'outOfService' ? railServiceOpensAt(context.clock.now().toISOString()) : undefined
  const detail = {
    ...(prices?.[ride] === undefined ? {} : { price: prices[ride], prices: prices.join(' ') }),
    ...(trainNo && { number: trainNo }),
    ...(name ? { name } : {}),
    ...(opensAt ? { moment: opensAt } : {}),
  }
  return problem(names[failure] ?? 'railwayFailed', { field, ...(Object.keys(detail).length > 0 ? { detail } : {}) })
}
