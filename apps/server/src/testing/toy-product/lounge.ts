import type { Fulfiller } from '@sojourn/contract/booking/codes'
import { languages, type LocalText } from '@sojourn/contract/kit/language'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { CreatedOrder } from '@sojourn/contract/booking/order.shapes'
import type { JourneyPoint } from '@sojourn/domain/booking/documents/journey-part'
import type { NewOrderSegment } from '@sojourn/domain/booking/order/new-segment'
import { chinaOffsetMinutes, localOf } from '@sojourn/domain/kit/local-date'
import type { KeyOf, Keys, Outcome } from '@sojourn/supply/ports/keys'
import type { Asking } from '@sojourn/supply/ports/outside'
import type { Actor, Context, Fulfilment, ProductOperations } from '../../context'
import { openDraftOf } from '../../modules/booking/draft/draft'
import type { BookingRequest, Offer } from '../../modules/booking/placing/offer'
import { placeBooking } from '../../modules/booking/placing/place-booking'
import { isAnswered } from '../../modules/booking/lifecycle/ask-supplier'
import { findOrders } from '../../modules/booking/order/store'

/** A visit to a lounge, which nobody sells: the least that a product is made of. */
export interface LoungeVisit {
  lounge: string
  date: string
  time: string
}

type LoungeAnswer = { reference: string } | { failure: 'soldOut' }

/** Its supplier: a place in a lounge for each key, as long as there are any. */
export class LoungeDesk implements Keys<'hold', { failure: 'soldOut' }> {
  private readonly answered = new Map<string, LoungeAnswer>()
  readonly kept = new Set<string>()
  constructor(public places: number) {}

  hold(key: string): LoungeAnswer {
    const answer = this.answered.get(key) ?? this.give(key)
    this.answered.set(key, answer)
    return answer
  }

  private give(key: string): LoungeAnswer {
    if (this.places === 0) return { failure: 'soldOut' }
    this.places--
    this.kept.add(key)
    return { reference: key }
  }

  release(reference: string): void {
    if (this.kept.delete(reference)) this.places++
  }

  async outcome(_asking: Asking, { key }: KeyOf<'hold'>): Promise<Outcome<{ failure: 'soldOut' }>> {
    const answer = this.answered.get(key)
    if (!answer) return { state: 'unknown' }
    return 'failure' in answer ? { state: 'refused', refusal: answer } : { state: 'done' }
  }

  async void(): Promise<Outcome<{ failure: 'soldOut' }>> {
    return { state: 'void' }
  }
}

const fulfiller = 'lounge' as Fulfiller
const price = 12_800
const keyOf = (enterpriseId: number, orderNo: string): string => `${enterpriseId}/${orderNo}`
const inAll = (text: string): LocalText => Object.fromEntries(languages.map((language) => [language, text])) as LocalText
const openLounge = openDraftOf<LoungeVisit>('meeting')

const instant = ({ date, time }: LoungeVisit): string => new Date(`${date}T${time}:00+08:00`).toISOString()

export const bookLounge = (
  context: Context,
  actor: Actor,
  desk: LoungeDesk,
  request: BookingRequest,
): Promise<CreatedOrder | Problem> =>
  placeBooking(context, actor, request, {
    async open(work, _actor, { tempOrderNo }) {
      const draft = await openLounge(work, actor, tempOrderNo)
      return isProblem(draft) ? draft : { draft }
    },
    offer: async ({ open }) => offerOf(actor.enterpriseId, desk, open.draft.searchParams),
  })

const offerOf = (enterpriseId: number, desk: LoungeDesk, visit: LoungeVisit): Offer<LoungeAnswer> => ({
  rules: { lastDay: visit.date, credentialFault: () => undefined, violationsOf: () => [] },
  async purchase(_work, party) {
    const total = price * party.length
    return {
      series: 'L',
      fulfiller,
      title: inAll(visit.lounge),
      total,
      prices: [{ kind: 'room', unit: price, count: party.length, amount: total }],
      departAt: instant(visit),
      segments: [segmentOf(visit)],
      searchIds: [],
      conflicts: { planned: [], refuse: async () => undefined },
      keep: async () => undefined,
      hold: ({ orderNo }) => ({
        ask: async () => desk.hold(keyOf(enterpriseId, orderNo)),
        keep: async (_own, answer) =>
          'failure' in answer
            ? { failure: answer.failure, refused: problem('offerGone') }
            : { held: true, reference: answer.reference },
      }),
    }
  },
})

const segmentOf = (visit: LoungeVisit): NewOrderSegment => ({
  position: 0,
  kind: 'journey',
  serviceNo: visit.lounge,
  serviceKey: visit.lounge,
  departCity: '',
  arriveCity: '',
  departPlace: '',
  arrivePlace: '',
  worths: {},
  departDate: visit.date,
  departAt: instant(visit),
  arriveAt: instant(visit),
  body: visit,
})

const pointOf = (lounge: string, at: Date): JourneyPoint => {
  const { date, time } = localOf(at.toISOString(), chinaOffsetMinutes)
  return { place: lounge, note: '', date, time, zone: 'Asia/Shanghai', at: at.toISOString() }
}

/** Its line in the record of products. */
export const loungeOperations: ProductOperations = {
  display: {
    orderPath: (orderNo) => `/order/lounge/detail?orderId=${orderNo}`,
    journeyItem(body) {
      const { lounge, date, time } = body as LoungeVisit
      const at = { depAirport: lounge, arrAirport: lounge, depTerminal: '', arrTerminal: '' }
      return { flightNo: '', airlineName: '', ...at, departDate: date, departTime: time, arriveTime: time, spanDays: 0 }
    },
    reportItem: (body) => ({ service: (body as LoungeVisit).lounge, carrier: '', className: '', from: '', to: '' }),
    async parts(tenant, orderNo) {
      const orders = await findOrders(tenant, [orderNo])
      return (language) =>
        orders.map(({ title, departAt, arriveAt }) => {
          const label = title[language]
          return { label, detail: '', from: pointOf(label, departAt), to: pointOf(label, arriveAt), facts: [], segment: 0 }
        })
    },
  },
}

/** Its line in the record of fulfilments. */
export const loungeFulfilment = (desk: LoungeDesk): Fulfilment => ({
  secure: {
    request: async (_work, { enterpriseId, orderNo }) => keyOf(enterpriseId, orderNo),
    ask: async (_context, key: string) => desk.hold(key),
    keep: async (_work, _order, _request, answer: LoungeAnswer) =>
      'failure' in answer ? answer : { held: true, reference: answer.reference },
    isAnswered: (context, { enterpriseId, orderNo }) =>
      isAnswered(context, desk, { operation: 'hold', key: keyOf(enterpriseId, orderNo) }),
  },
  issue: {
    request: async (_work, { supplierReference }) => supplierReference,
    ask: async (_context, reference: string) => ({ reference }),
    keep: async (_work, _order, _request, { reference }: { reference: string }) => ({
      tickets: [{ ticketNo: `T${reference}`, traveller: 0, coupons: [{ segment: 0, state: 'open' as const }] }],
    }),
  },
  release: {
    request: async (_work, { supplierReference, reference = supplierReference }) => reference,
    ask: async (_context, reference: string | null) => {
      if (reference) desk.release(reference)
    },
  },
  travel: {
    request: async (_work, { ticketNos }) => ticketNos,
    ask: async (_context, ticketNos: string[]) => ticketNos,
    keep: async (_work, _order, _request, ticketNos: string[]) => ({
      coupons: ticketNos.map((ticketNo) => ({ ticketNo, segment: 0, state: 'used' as const })),
    }),
  },
})
