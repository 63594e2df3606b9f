import type { ApprovalAct } from '@sojourn/contract/booking/approval/approval.shapes'
import type { Language } from '@sojourn/contract/kit/language'
import { approvalText } from '@sojourn/text/booking/approval/words'

/** One thing that was done, as it was recorded. */
export interface RecordedAct {
  act: ApprovalAct
  actorName: string
  actedForName: string | null
  targetNames: readonly string[]
  detail: Readonly<Record<string, string | number>>
}

/** One line of an approval's history; amounts come as the reader's page writes them. */
export function actSentence(done: RecordedAct, language: Language): string {
  const text = approvalText[language]
  const { act, detail } = done
  const people = { actor: done.actorName, forWhom: done.actedForName ?? '', targets: text.list({ items: [...done.targetNames] }) }
  if (act === 'agree' && detail['amount'] !== undefined)
    return text.acts.agreeWithin({ ...people, price: yuan(detail['amount']), hours: Number(detail['hours']) })
  if (act === 'addSigner') return text.acts[detail['when'] === 'after' ? 'addSignerAfter' : 'addSignerBefore'](people)
  if (act === 'timeOut') return detail['outcome'] === 'approved' ? text.acts.timeOutApproved() : text.acts.timeOut()
  if (act === 'substitute') return substitutionSentence(detail, language)
  return text.acts[act](people)
}

/** A person by name, and for whom where a substitute acted (handbook 8.2). */
export const whoActed = (actor: string, inPlaceOf: string | undefined, language: Language): string =>
  inPlaceOf ? approvalText[language].inPlaceOf({ actor, forWhom: inPlaceOf }) : actor

/** Which option was taken instead of the approved one, and why. */
export const substitutionSentence = (detail: RecordedAct['detail'], language: Language): string =>
  approvalText[language].acts.substitute({
    from: String(detail['from']),
    to: String(detail['to']),
    before: yuan(detail['before'] ?? 0),
    after: yuan(detail['after'] ?? 0),
  })

const yuan = (fen: string | number): string => {
  const amount = Number(fen) / 100
  return `¥${Number.isInteger(amount) ? amount : amount.toFixed(2)}`
}
