import type { RecordedMoment } from '@sojourn/contract/booking/time-machine.shapes'
import type { Language } from '@sojourn/contract/kit/language'
import { actSentence } from '@sojourn/domain/booking/approval/approval-sentences'
import { historySentence } from '@sojourn/domain/booking/order/order-sentences'
import type { OrderWords } from '@sojourn/domain/booking/order/order-words'
import type { OrderEvent } from '@sojourn/domain/booking/order/transitions'
import { unseenOffers } from '@sojourn/domain/booking/policy/choice-set'
import { decodeChoices } from '@sojourn/domain/booking/policy/choice-set-record'
import type { PolicySections } from '@sojourn/domain/booking/policy/section'
import { timeMachineText } from '@sojourn/text/booking/time-machine/words'
import { inPlaceOf, type HistoryRow } from '../order/history-store'
import type { OrderRow } from '../order/store'
import { actedIn } from '../columns/acted-in'
import type { AskedRecords } from './time-machine-asked'
import type { Records } from './time-machine-records'

/** Everything that was recorded of an order, in the order in which it happened. */
export function momentsOf(
  records: Records,
  { words, sections, language }: { words: OrderWords; sections: PolicySections; language: Language },
): RecordedMoment[] {
  const text = timeMachineText[language]
  const { main, children, searches } = records
  return inOrder([
    ...searches.map(({ searchedAt, body }) => moment('search', searchedAt, text.searched({ count: shownCount(body, sections) }))),
    ...main.history.map((row) => moment('order', row.at, stepSentence(main.order, row, words, language))),
    ...children.flatMap(({ order, history }) =>
      history.map((row) =>
        moment('order', row.at, `${words.kinds[order.kind]} ${order.orderNo} ${stepSentence(order, row, words, language)}`),
      ),
    ),
    ...askedMoments(records, language),
  ])
}

function shownCount(body: string, sections: PolicySections): number {
  const { set, verdicts } = decodeChoices(body)
  return verdicts.length - unseenOffers(set, sections).size
}

/** What was decided and said, who was told and who looked. */
export function askedMoments({ acts, notifications, views }: AskedRecords, language: Language): RecordedMoment[] {
  const text = timeMachineText[language]
  return [
    ...acts.map((act) => moment('approval', act.at, actSentence(act, language))),
    ...notifications.map(({ at, name, subject }) => moment('letter', at, text.wrote({ name, subject }))),
    ...views.map(({ at, name, version }) => moment('view', at, text.viewed({ name, version }))),
  ]
}

export const moment = (kind: RecordedMoment['kind'], at: Date, sentence: string): RecordedMoment => ({
  kind,
  at: at.toISOString(),
  sentence,
})

export const inOrder = (found: readonly RecordedMoment[]): RecordedMoment[] =>
  found.toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0))

const stepSentence = (
  { kind }: OrderRow,
  { event, actorName, detail }: HistoryRow,
  words: OrderWords,
  language: Language,
): string =>
  historySentence(
    { kind, event: event as OrderEvent, ...(actorName && { actor: actedIn(actorName, inPlaceOf(detail), language) }) },
    words,
  )
