import type { ApplicationDetail } from '@sojourn/contract/booking/application/application.shapes'
import { applicationStates } from '@sojourn/contract/booking/application/application.codes'
import type { OrderCore } from '@sojourn/contract/booking/order.shapes'
import { isRefusal } from '@sojourn/domain/booking/application/transitions'
import { isSetback } from '@sojourn/domain/booking/order/order-sentences'
import { formatInstant } from '../../../kit/text/format'
import type { TimelineEntry } from '../../../kit/lists/timeline'

/** What happened to an order; what was no step forward is not ticked off. */
export const orderEntries = (history: OrderCore['history']): TimelineEntry[] =>
  history.map(({ at, event, sentence }, index) => ({
    key: `${at}-${index}`,
    title: sentence,
    time: formatInstant(at),
    state: isSetback(event) ? 'failed' : 'done',
  }))

/** The same of an application, whose steps are told by the states that they lead to. */
export const applicationEntries = (history: ApplicationDetail['history']): TimelineEntry[] =>
  history.map(({ at, sentence, toState }, index) => {
    const moved = toState !== history[index - 1]?.toState
    const refused = moved && isRefusal(applicationStates.word(toState))
    return { key: `${at}-${index}`, title: sentence, time: formatInstant(at), state: refused ? 'failed' : 'done' }
  })
