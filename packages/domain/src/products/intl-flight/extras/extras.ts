import type { IntlExtraOffer, IntlExtraRequest } from '@sojourn/contract/products/intl-flight/extras.shapes'
import type { PartBeside } from '../../../booking/after-sale/allocate-return'
import { sum } from '../../../kit/money'
import type { KeptIntlExtra } from './kept-extras'

type Offer = Pick<IntlExtraOffer, 'segment' | 'kind' | 'code' | 'kilograms' | 'price' | 'atMost' | 'refundable'>

/**
 * What a traveller asks for as an order keeps it; undefined where something is not on offer, is asked for twice, or is more than one may
 * have: of seats and meals one on each flight.
 */
export function chosenExtras(
  offers: readonly Offer[],
  asked: readonly IntlExtraRequest[],
  traveller: number,
): KeptIntlExtra[] | undefined {
  const chosen = asked.flatMap(({ segment, code, count }): KeptIntlExtra[] => {
    const offer = offers.find((each) => each.segment === segment && each.code === code)
    if (!offer || count > offer.atMost) return []
    const { kind, kilograms, price, refundable } = offer
    return [{ traveller, segment, kind, code, ...(kilograms && { kilograms }), count, price, refundable, state: 'asked' }]
  })
  const places = new Set(chosen.map(({ segment, kind }) => `${segment} ${kind}`))
  return chosen.length === asked.length && places.size === asked.length ? chosen : undefined
}

/** Fen that is paid for them when they are booked. */
export const extrasTotal = (list: readonly Pick<KeptIntlExtra, 'count' | 'price'>[]): number =>
  sum(list.map(({ count, price }) => count * price))

/** Fen that one comes to in the end. */
const costOf = ({ count, price, state, given }: KeptIntlExtra): number =>
  state === 'refused' ? 0 : count * (given?.price ?? price)

/** Fen of one that went back because it was refused, or because what was confirmed costs less. */
export const wentBack = (extra: KeptIntlExtra): number => extra.count * extra.price - costOf(extra)

type Answer = { code: KeptIntlExtra['code']; price: number; seatNo?: string } | { refused: true }

/** What carriers confirmed, one answer for each in their order; what nobody answered was refused. Never dearer than it was bought. */
export const settledExtras = (list: readonly KeptIntlExtra[], answers: readonly Answer[]): KeptIntlExtra[] =>
  list.map((extra, index): KeptIntlExtra => {
    const answer = answers[index]
    if (!answer || 'refused' in answer) return { ...extra, state: 'refused' }
    const { code, price, seatNo } = answer
    const given = { code, price: Math.min(price, extra.price), ...(seatNo !== undefined && { seatNo }) }
    return { ...extra, state: code === extra.code ? 'confirmed' : 'replaced', given }
  })

interface GivenBack {
  traveller: number
  /** Flights that are not flown, given back with their ticket. */
  segments: readonly number[]
  /** The carrier itself does not fly as it was booked. */
  involuntary: boolean
}

const givenBack = (list: readonly KeptIntlExtra[], { traveller, segments, involuntary }: GivenBack): KeptIntlExtra[] =>
  list
    .filter((extra) => extra.traveller === traveller && segments.includes(extra.segment))
    .filter(({ refundable }) => refundable || involuntary)

/** Fen that come back of extras with a ticket: what may be given back, and all where the carrier forced it. */
export const extrasBack = (list: readonly KeptIntlExtra[], given: GivenBack): number => sum(givenBack(list, given).map(costOf))

/** Of that, what was paid in orders of its own, order by order. */
export function extrasBackBeside(list: readonly KeptIntlExtra[], given: GivenBack): PartBeside[] {
  const parts = new Map<string, number>()
  for (const extra of givenBack(list, given))
    if (extra.boughtIn !== undefined) parts.set(extra.boughtIn, (parts.get(extra.boughtIn) ?? 0) + costOf(extra))
  return [...parts].map(([paidOrderNo, amount]) => ({ paidOrderNo, amount })).filter(({ amount }) => amount > 0)
}

/** Fen of what a traveller has beside the fares. */
export const extrasSpent = (list: readonly KeptIntlExtra[], traveller: number): number =>
  sum(list.filter((extra) => extra.traveller === traveller).map(costOf))

/** Whether a traveller may have an offer beside what there is: of seats and meals one on each flight. */
export const isFree = (list: readonly KeptIntlExtra[], traveller: number, offer: Pick<Offer, 'segment' | 'kind'>): boolean =>
  offer.kind === 'bag' ||
  !list.some(
    ({ traveller: own, segment, kind, state }) =>
      own === traveller && segment === offer.segment && kind === offer.kind && state !== 'refused',
  )
