import { Type, type Static } from 'typebox'
import { feeStatuses } from '../../booking/service-fee-words'
import { call } from '../../kit/call'
import { Instant, LocalDate } from '../../kit/local-date'
import { NumericId } from '../../kit/numbers'
import { words } from '../../kit/words'
import { afterSaleFeeAtMost, hotelRateKinds, percentAtMost, ratesAtMost } from './agreed-rates-words'

const RatesId = Type.String({ format: 'uuid' })
const Words = Type.String({ maxLength: 200 })
const Code = Type.String({ maxLength: 30 })
const Percent = Type.Number({ minimum: 0, maximum: percentAtMost })
const Fee = Type.Integer({ minimum: 0, maximum: afterSaleFeeAtMost })
const By = Type.Object({ name: Type.String(), at: Instant })
const Named = Type.Object({ id: Type.String(), name: Type.String() })

/** What the company pays less than others, and for refunds and changes: all of it, as it holds from a day on. */
export const AgreedRates = Type.Object({
  /** `carrier` is its two signs; `code` is what the carrier knows the agreement by. */
  carriers: Type.Array(Type.Object({ carrier: Type.String({ maxLength: 2 }), code: Code, percentOff: Percent }), {
    maxItems: ratesAtMost,
  }),
  hotels: Type.Array(
    Type.Object({
      kind: words(...hotelRateKinds),
      code: Code,
      brandIds: Type.Array(Type.String({ maxLength: 80 }), { maxItems: 100, uniqueItems: true }),
      hotelIds: Type.Array(Type.String({ maxLength: 80 }), { maxItems: 500, uniqueItems: true }),
      percentOff: Percent,
    }),
    { maxItems: ratesAtMost },
  ),
  /** Of each ticket or coupon, in fen. */
  afterSales: Type.Object({ refund: Fee, change: Fee }),
})
export type AgreedRates = Static<typeof AgreedRates>

export const AgreedRatesRow = Type.Object({
  ratesId: Type.String(),
  from: LocalDate,
  rates: AgreedRates,
  status: words(...feeStatuses),
  note: Type.String(),
  proposed: By,
  decided: Type.Optional(By),
  /** Why they were refused. */
  reason: Type.String(),
  /** The reader proposed them, so that a colleague agrees to them. */
  mine: Type.Boolean(),
})
export type AgreedRatesRow = Static<typeof AgreedRatesRow>

export const getServedRates = call({
  summary: 'The agreed rates of a served company: those in force, and what was proposed for it, the newest day first.',
  method: 'GET',
  path: 'api/Agent/GetServedRates',
  access: 'agent',
  clause: 'S1.05',
  request: Type.Object({ enterpriseId: NumericId }),
  response: Type.Object({
    today: LocalDate,
    current: AgreedRates,
    list: Type.Array(AgreedRatesRow),
    /** With whom there may be agreements. */
    carriers: Type.Array(Named),
    brands: Type.Array(Named),
    /** The single hotels that the rates name. */
    hotels: Type.Array(Named),
  }),
  problems: ['customerNotServed'],
})

const Moved = Type.Object({ ratesId: Type.String(), status: words(...feeStatuses) })

export const proposeServedRates = call({
  summary: 'Proposes the agreed rates of a company from a day on, to which a colleague agrees before they hold.',
  method: 'POST',
  path: 'api/Agent/ProposeServedRates',
  access: 'agent',
  audited: 'rights',
  write: true,
  clause: 'S1.05',
  request: Type.Object({ enterpriseId: NumericId, from: LocalDate, rates: AgreedRates, note: Words }),
  response: Moved,
  problems: ['customerNotServed', 'ratesInvalid', 'ratesTwice'],
})

/** Agreed to by a second person; refusing needs a reason, and calls off what was agreed to as long as it has not begun. */
export const decideServedRates = call({
  summary: 'Agrees to proposed rates, refuses them, or withdraws what one proposed.',
  method: 'POST',
  path: 'api/Agent/DecideServedRates',
  access: 'agent',
  audited: 'rights',
  write: true,
  clause: 'S1.05',
  request: Type.Object({
    enterpriseId: NumericId,
    ratesId: RatesId,
    decision: words('agree', 'refuse', 'withdraw'),
    reason: Words,
  }),
  response: Moved,
  problems: [
    'customerNotServed',
    'ratesUnknown',
    'serviceFeeDecided',
    'ratesInvalid',
    'secondPersonNeeded',
    'reasonMissing',
    'forbidden',
  ],
})
