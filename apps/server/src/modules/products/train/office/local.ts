import { problem, type Problem } from '@sojourn/contract/kit/problems'
import type { Language } from '@sojourn/contract/kit/language'
import { earlierInstant, isBefore } from '@sojourn/domain/kit/local-date'
import { officeAcceptsUntil, officePromise, type OfficeRide } from '@sojourn/domain/products/train/ticket-office'
import { trainRulesText } from '@sojourn/text/products/train/rules'
import type { Context } from '../../../../context'
import type { OrderRow } from '../../../booking/order/store'
import type { EnterpriseRow } from '../../../booking/settings/store'
import type { RideRow } from '../order/kept-store'

/** The rides of an order as its office buys them. */
const officeRides = (segments: readonly Pick<RideRow, 'departAt' | 'body'>[]): OfficeRide[] =>
  segments.map(({ departAt, body: { departStation, arriveStation } }) => ({
    departAt: departAt.toISOString(),
    departStation,
    arriveStation,
  }))

/** By when the office has the tickets of an order that is being issued; without them the order is over then, or at once. */
export function promiseOf({ updatedAt }: Pick<OrderRow, 'updatedAt'>, segments: Parameters<typeof officeRides>[0]): string {
  const paidAt = updatedAt.toISOString()
  return officePromise({ paidAt, rides: officeRides(segments) }) ?? paidAt
}

/** A ride that is to be bought, as far as its office asks. */
interface PlannedRide {
  departAt: string
  ride: { trainNo: string; departStation: string; arriveStation: string }
}
const ridesOf = (journeys: readonly PlannedRide[]): OfficeRide[] =>
  journeys.map(({ departAt, ride: { departStation, arriveStation } }) => ({ departAt, departStation, arriveStation }))

/** An order for which the office would not have its half hour even if it were paid at once is not accepted. */
export function refuseOffice(context: Context, journeys: readonly PlannedRide[]): Problem | undefined {
  if (!isBefore(officeLatest(journeys), context.clock.now().toISOString())) return undefined
  return problem('localTooLate', { field: 'rides', detail: { number: journeys[0]!.ride.trainNo } })
}

/** It is approved and paid for while the office can still serve it. */
export const officeLatest = (journeys: readonly PlannedRide[]): string => officeAcceptsUntil(ridesOf(journeys))
export const officeHold = (hold: Date, journeys: readonly PlannedRide[]): Date =>
  new Date(earlierInstant(hold.toISOString(), officeLatest(journeys)))

/** What a ticket office may buy with (handbook 3.10). */
const accountCodes = ['company', 'office'] as const
export type LocalAccount = (typeof accountCodes)[number]

export const isLocalAccount = (code: string | undefined): code is LocalAccount => accountCodes.some((known) => known === code)

export const localAccounts = (language: Language): { code: LocalAccount; name: string }[] =>
  accountCodes.map((code) => ({ code, name: trainRulesText[language].accounts[code] }))

/** A company whose trains are not booked with the railway itself has its local ticket office serve them (handbook 3.10). */
export function sourceOf({ config }: EnterpriseRow): 'railway' | 'local' {
  const open = (flag: 'trainBookable' | 'trainLocalCustomizedBookable'): boolean => Number(config[flag]) >= 0
  return !open('trainBookable') && open('trainLocalCustomizedBookable') ? 'local' : 'railway'
}
