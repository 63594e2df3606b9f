import { Type, type Static } from 'typebox'
import { settleTypes } from './codes'
import { OrderSummary } from './order.shapes'
import { call } from '../kit/call'
import { Instant } from '../kit/local-date'
import { SentFen } from '../kit/numbers'
import { words } from '../kit/words'

const OrderNos = Type.Array(Type.String({ maxLength: 40 }), { minItems: 1, maxItems: 20 })

export const PaymentInfo = Type.Object({
  orders: Type.Array(OrderSummary),
  total: Type.Integer(),
  currency: Type.String(),
  expiresAt: Instant,
  methods: Type.Array(
    Type.Object({
      settleType: settleTypes.schema,
      name: Type.String(),
      available: Type.Boolean(),
      reason: Type.Optional(Type.String()),
      /** What is left of the company's credit or deposit after this payment; for those who look after the company's money. */
      balanceAfter: Type.Optional(Type.Integer()),
      /** Who pays what by this method, before points; the two sum to the total. */
      company: Type.Integer(),
      personal: Type.Integer(),
    }),
  ),
  /** Why a part is personal: what of each order is above the standard, and the sentences of the broken rules. */
  excesses: Type.Array(Type.Object({ orderNo: Type.String(), amount: Type.Integer(), sentences: Type.Array(Type.String()) })),
  /** Points that can stand in for personal money, one for each fen; absent where the company has no wallet. */
  points: Type.Optional(Type.Integer()),
})
export type PaymentInfo = Static<typeof PaymentInfo>

export const getPaymentInfo = call({
  summary: 'What is to be paid for these orders, until when, and by which methods.',
  method: 'POST',
  path: 'api/Payment/GetPaymentInfo',
  access: 'book',
  clause: 'S2.20',
  request: Type.Object({ orderNos: OrderNos }),
  response: PaymentInfo,
  problems: ['orderUnknown', 'paymentClosed'],
})

/**
 * `settleType` says how the company's part is paid, or 1 when all is personal. Personal money goes through the payment
 * provider: open `providerUrl`, which shows a QR code. Credit, deposit and points pay at once; the company's account is
 * charged within moments (`pending` without an address). `points` stand in for personal money, one for each fen.
 */
export const pay = call({
  summary: 'Pays orders by the company, personally or by both.',
  method: 'POST',
  path: 'api/Payment/Pay',
  access: 'book',
  write: true,
  clause: 'S2.20',
  request: Type.Object({
    orderNos: OrderNos,
    settleType: settleTypes.schema,
    expectedTotal: SentFen,
    points: Type.Optional(Type.Integer({ minimum: 0, maximum: 2_000_000_000 })),
  }),
  response: Type.Object({
    paymentNo: Type.String(),
    state: words('pending', 'paid', 'failed'),
    providerUrl: Type.Optional(Type.String()),
  }),
  problems: [
    'orderUnknown',
    'paymentClosed',
    'creditInsufficient',
    'creditOverdue',
    'depositInsufficient',
    'pointsInsufficient',
    'pointsTooMany',
    'walletClosed',
    'paymentUnderWay',
    'paymentMethodNotAllowed',
    'governmentCardMissing',
    'governmentCardUnofficial',
    'amountMismatch',
    'paymentProviderSilent',
  ],
})

export const getPaymentState = call({
  summary: 'How a payment stands.',
  method: 'GET',
  path: 'api/Payment/GetPaymentState',
  access: 'book',
  clause: 'S2.20',
  request: Type.Object({ paymentNo: Type.String({ maxLength: 40 }) }),
  response: Type.Object({
    paymentNo: Type.String(),
    /** `refunded`: it was paid, and all of it went back. */
    state: words('pending', 'paid', 'failed', 'closed', 'refunded'),
    total: Type.Integer(),
    /** Who pays what of the total; `companyMethod` names the company's method where it has a part. */
    company: Type.Integer(),
    companyMethod: Type.Optional(Type.String()),
    personal: Type.Integer(),
    points: Type.Integer(),
    orderNos: Type.Array(Type.String()),
    reason: Type.Optional(Type.String()),
    providerUrl: Type.Optional(Type.String()),
  }),
  problems: ['paymentUnknown'],
})

/** The provider's notice: signed with the shared secret over its exact fields; a repeated notice answers as the first. */
export const paymentCallback = call({
  summary: "The payment provider's notice of what became of a payment.",
  method: 'POST',
  path: 'api/Payment/Callback',
  access: 'public',
  clause: 'S2.20',
  request: Type.Object({
    paymentNo: Type.String({ maxLength: 40 }),
    providerTradeNo: Type.String({ maxLength: 60 }),
    outcome: words('paid', 'failed'),
    amount: SentFen,
    signature: Type.String({ maxLength: 128 }),
  }),
  response: Type.Object({ accepted: Type.Boolean() }),
  problems: ['paymentUnknown', 'callbackSignatureWrong', 'amountMismatch', 'paymentClosed'],
})
