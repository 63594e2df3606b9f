import type { Fulfiller, OrderState } from '@sojourn/contract/booking/codes'
import type { Language } from '@sojourn/contract/kit/language'
import type { NamedState, OwnOrderWords } from '@sojourn/domain/booking/order/order-words'
import { trainOrdersText } from '@sojourn/text/products/train/orders'
import { trainRulesText } from '@sojourn/text/products/train/rules'
import type { TrainSource } from './order-store'

/** How the numbers of orders begin, for people to tell them apart. */
export const orderSeries: Record<TrainSource, string> = { railway: 'T', waitlist: 'TW', local: 'TL' }
/** Who fulfils them. */
export const fulfillerOf = { railway: 'rail', waitlist: 'rail-waitlist', local: 'rail-office' } as const satisfies Record<
  TrainSource,
  Fulfiller
>
/** Who gives tickets of an order back: those of a matched waitlist are the railway's. */
export const ticketFulfiller = ({ fulfiller }: { fulfiller: Fulfiller }): Fulfiller =>
  fulfiller === 'rail-waitlist' ? 'rail' : fulfiller

const sourceOf = (fulfiller: Fulfiller): TrainSource =>
  (['waitlist', 'local'] as const).find((source) => fulfillerOf[source] === fulfiller) ?? 'railway'

/** The railway keeps seats for half an hour, which is shorter than approvers have. */
export const holdsSeats = (state: OrderState): boolean => state === 'awaitingPayment'
/** A waitlist and an order for the ticket office keep no seats while they wait for approval and payment. */
export const holdsNothing = (): boolean => false

/** The railway lets a waitlist go until it has matched it; whatever else is being issued is bought already. */
export const isWaitlist = ({ fulfiller }: { fulfiller: Fulfiller }): boolean => fulfiller === 'rail-waitlist'

type Words = keyof (typeof trainRulesText)['zh-CN']['states']
/** Words of the railway's own (handbook 3.6, 3.9, 3.10); a draft is in the railway's queue, whatever waits to be submitted is no order yet. */
const words: Record<TrainSource, Partial<Record<OrderState, Words>>> = {
  railway: { draft: 'locking' },
  waitlist: { issuing: 'waiting', issued: 'fulfilled', failed: 'unfulfilled' },
  local: { issuing: 'local' },
}

/** What trains call the state of an order where other products have another word. */
export function trainStateName({ fulfiller, state, failedAsDraft }: NamedState, language: Language): string | undefined {
  const word = failedAsDraft ? 'lockFailed' : words[sourceOf(fulfiller)][state]
  return word && trainRulesText[language].states[word]
}

/** Tickets of the railway are said otherwise than those of flights; a waitlist and the ticket office have some sentences of their own. */
export function trainOrderWords(language: Language, fulfiller: Fulfiller): OwnOrderWords {
  const { railway, ...others } = trainOrdersText[language]
  const source = sourceOf(fulfiller)
  if (source === 'railway') return railway
  const { nextStep, history, refusals, notifications } = others[source]
  return {
    nextStep: { ...railway.nextStep, ...nextStep },
    ticketStays: railway.ticketStays,
    history: { ...railway.history, ...history },
    refusals: { ...railway.refusals, ...refusals },
    notifications: { ...railway.notifications, ...notifications },
  }
}
