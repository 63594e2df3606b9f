import type { PolicyRule } from '@sojourn/contract/booking/codes'
import { minutesBetween } from '../../kit/local-date'

/** What an approver accepts beside the case that was shown: a bounded family of options. */
export interface Envelope {
  /** Fen over the approved total. */
  amount: number
  /** Departure may move by so many hours within the same day, and a stay may lie so far away; 0 keeps the very service. */
  hours: number
}

/** Of an option, what the family is bounded by. */
export interface EnvelopeOption {
  /** Fen, of the whole order. */
  total: number
  journeys: readonly { flightKey: string; departCity: string; arriveCity: string; departDate: string; departAt: string }[]
  /** The seats that are held, which only became dearer. */
  keepsSeats?: boolean
}
export interface BrokenRule {
  travellerId: string
  rule: PolicyRule
}
/** The case that was shown, with the rules it breaks. */
export interface ApprovedOption extends EnvelopeOption {
  violations: readonly BrokenRule[]
}

export type OutsideEnvelope = 'price' | 'route' | 'day' | 'hours' | 'violation'

/** Of several approvers' envelopes the part that all accept; without one of somebody who decided there is none. */
export function commonEnvelope(envelopes: readonly (Envelope | undefined)[]): Envelope | undefined {
  const given = envelopes.filter((envelope) => envelope !== undefined)
  if (given.length === 0 || given.length < envelopes.length) return undefined
  return { amount: Math.min(...given.map(({ amount }) => amount)), hours: Math.min(...given.map(({ hours }) => hours)) }
}

/** Why an option with these broken rules does not belong to the family that was approved, or undefined where it does. */
export function outsideEnvelope(
  envelope: Envelope,
  approved: ApprovedOption,
  option: EnvelopeOption,
  violations: readonly BrokenRule[],
): OutsideEnvelope | undefined {
  return (
    outsideBounds(envelope, approved, option) ?? (violations.every((one) => isKnown(one, approved)) ? undefined : 'violation')
  )
}

function outsideBounds(envelope: Envelope, approved: EnvelopeOption, option: EnvelopeOption): OutsideEnvelope | undefined {
  if (option.total > approved.total + envelope.amount) return 'price'
  if (option.journeys.length !== approved.journeys.length) return 'route'
  for (const [index, journey] of option.journeys.entries()) {
    const seen = approved.journeys[index]!
    if (journey.departCity !== seen.departCity || journey.arriveCity !== seen.arriveCity) return 'route'
    if (journey.departDate !== seen.departDate) return 'day'
    if (Math.abs(minutesBetween(seen.departAt, journey.departAt)) > envelope.hours * 60) return 'hours'
  }
  return undefined
}

/** A rule that the approved case broke as well for this traveller is no new violation. */
const isKnown = ({ travellerId, rule }: BrokenRule, approved: ApprovedOption): boolean =>
  approved.violations.some((known) => known.travellerId === travellerId && known.rule === rule)

/**
 * The members of the family, best first: the seats that are held, then those that keep the services, the lowest price, the nearest time. `judge` says which
 * rules an option breaks, and is asked only as far as members are taken.
 */
export function* membersOf<Option extends EnvelopeOption>(
  envelope: Envelope,
  approved: ApprovedOption,
  options: readonly Option[],
  judge: (option: Option) => readonly BrokenRule[],
): Generator<Option> {
  const near = options.filter((option) => outsideBounds(envelope, approved, option) === undefined)
  const ranked = near.toSorted(
    (a, b) =>
      Number(b.keepsSeats ?? false) - Number(a.keepsSeats ?? false) ||
      otherServices(a, approved) - otherServices(b, approved) ||
      a.total - b.total ||
      drift(a, approved) - drift(b, approved),
  )
  for (const option of ranked) if (outsideEnvelope(envelope, approved, option, judge(option)) === undefined) yield option
}

const otherServices = (option: EnvelopeOption, approved: EnvelopeOption): number =>
  option.journeys.filter(({ flightKey }, index) => flightKey !== approved.journeys[index]?.flightKey).length

const drift = (option: EnvelopeOption, approved: EnvelopeOption): number =>
  option.journeys.reduce(
    (minutes, { departAt }, index) => minutes + Math.abs(minutesBetween(approved.journeys[index]!.departAt, departAt)),
    0,
  )
