import type { CouponState, Fulfiller, OrderState } from '@sojourn/contract/booking/codes'
import type { Language } from '@sojourn/contract/kit/language'
import type { mailText } from '@sojourn/text/booking/mail'
import { orderText } from '@sojourn/text/booking/order/words'

/** What decides about the word for an order's state. */
export interface NamedState {
  fulfiller: Fulfiller
  state: OrderState
  coupons?: readonly CouponState[]
  /** It failed as a draft: its supplier never kept anything for it. */
  failedAsDraft?: boolean
}

type OrderText = (typeof orderText)[Language]

/** Sentences of orders that some products say otherwise than of tickets and seats. */
interface Sentences {
  kinds: OrderText['kinds']
  nextStep: OrderText['nextStep']
  ticketStays: OrderText['ticketStays']
  history: OrderText['history']
  afterHistory: OrderText['afterHistory']
  /** Why a button cannot be used. */
  refusals: OrderText['refusals']
}
/** What a product says in words of its own. */
export type OwnOrderWords = { [part in keyof Sentences]?: Partial<Sentences[part]> } & { notifications?: OwnNotifications }
type MailText = (typeof mailText)[Language]
type OwnNotifications = Partial<
  Pick<
    MailText,
    | 'issued'
    | 'failed'
    | 'closed'
    | 'refunded'
    | 'refundFailed'
    | 'unused'
    | 'changed'
    | 'changeFailed'
    | 'serviceCancelled'
    | 'serviceChanged'
    | 'serviceRestored'
    | 'serviceAccepted'
    | 'progressed'
  >
>
export type OrderWords = Sentences & Pick<OrderText, 'list' | 'system'> & { language: Language }

/** The words for orders of a product: its own, and the common ones where it has none. */
export function orderWords(language: Language, own: OwnOrderWords = {}): OrderWords {
  const { kinds, nextStep, ticketStays, history, afterHistory, refusals, list, system } = orderText[language]
  return {
    language,
    kinds: { ...kinds, ...own.kinds },
    nextStep: { ...nextStep, ...own.nextStep },
    ticketStays: { ...ticketStays, ...own.ticketStays },
    history: { ...history, ...own.history },
    afterHistory: { ...afterHistory, ...own.afterHistory },
    refusals: { ...refusals, ...own.refusals },
    list,
    system,
  }
}
