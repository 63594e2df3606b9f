import type { RecordedMoment } from '@sojourn/contract/booking/time-machine.shapes'
import type { Language } from '@sojourn/contract/kit/language'
import { applicationHistorySentence } from '@sojourn/domain/booking/application/application-sentences'
import { isTold, type ApplicationStep } from '@sojourn/domain/booking/application/as-of'
import { shortYuan, sum } from '@sojourn/domain/kit/money'
import { timeMachineText } from '@sojourn/text/booking/time-machine/words'
import type { ApplicationHistoryRow, EntryRow } from '../application/record'
import { actedIn } from '../columns/acted-in'
import type { ApplicationRecords } from './time-machine-application-records'
import { askedMoments, inOrder, moment } from './time-machine-moments'

/** Everything that was recorded of an application since it was first submitted. */
export function applicationMoments(records: ApplicationRecords, language: Language): RecordedMoment[] {
  const { history, entries, titles } = records
  return inOrder([
    ...history
      .filter(({ event }) => isTold({ event: event as ApplicationStep['event'] }))
      .map((row) => moment('application', row.at, sentenceOf(row, language))),
    ...entries.map((entry, index) => {
      const title = titles.get(entry.orderNo)?.[language] ?? entry.orderNo
      return moment('order', entry.at, moved(entry, heldBefore(entries, index), title, language))
    }),
    ...askedMoments(records, language),
  ])
}

const sentenceOf = ({ event, actorName, inPlaceOf, reason }: ApplicationHistoryRow, language: Language): string =>
  applicationHistorySentence(
    {
      event: event as ApplicationStep['event'],
      ...(actorName && { actor: actedIn(actorName, inPlaceOf, language) }),
      ...(reason && { reason }),
    },
    language,
  )

/** What the order of an entry had set aside until then; fen. */
const heldBefore = (entries: readonly EntryRow[], index: number): number =>
  sum(entries.slice(0, index).flatMap(({ orderNo, encumbered }) => (orderNo === entries[index]?.orderNo ? [encumbered] : [])))

/** Money is set aside, perhaps for another price later, then spent or free again; what was spent may come back. */
function moved({ encumbered, spent }: EntryRow, held: number, title: string, language: Language): string {
  const text = timeMachineText[language]
  const say = (fen: number) => ({ title, amount: shortYuan(Math.abs(fen)) })
  if (spent > 0) return text.spent(say(spent))
  if (spent < 0) return text.returned(say(spent))
  if (held > 0 && held + encumbered > 0)
    return text.repriced({ title, before: shortYuan(held), after: shortYuan(held + encumbered) })
  return encumbered > 0 ? text.took(say(encumbered)) : text.freed(say(encumbered))
}
