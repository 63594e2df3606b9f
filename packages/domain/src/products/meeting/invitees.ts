import type { MeetingInvitee } from '@sojourn/contract/products/meeting/invitee.shapes'
import { readStored } from '../../kit/stored-version'
import type { Language } from '@sojourn/contract/kit/language'

/** Somebody whom a link was sent to, as it is kept, sealed; in the language of whoever invited them. */
export interface KeptInvitee {
  version: 1
  name: string
  mobile: string
  language: Language
}
export const readInvitee = (body: unknown): KeptInvitee =>
  readStored('somebody who is invited to a meeting', body, { 1: (kept: KeptInvitee) => kept })

type Person = Pick<MeetingInvitee, 'name' | 'mobile'>

const line = /^(.*?\S)[\s,，;；:：]+(\+?\d[\d -]{4,18}\d)$/
const longestName = 50

/** People as they are pasted, one a line: a name and behind it a mobile. `wrong` are the numbers of lines that are neither. */
export function typedInvitees(typed: string): { people: Person[]; wrong: number[] } {
  const lines = typed.split(/\r?\n/).map((each) => each.normalize('NFKC').trim())
  const read = lines.map((each) => line.exec(each))
  const isWrong = (found: RegExpExecArray | null): boolean => !found || found[1]!.length > longestName
  return {
    people: read.flatMap((found) => (found && !isWrong(found) ? [{ name: found[1]!, mobile: found[2]! }] : [])),
    wrong: read.flatMap((found, index) => (lines[index] !== '' && isWrong(found) ? [index + 1] : [])),
  }
}

/** Nobody is reminded more often than once in so many hours. */
const remindedEvery = 20

interface Reminded {
  answered: boolean
  invitedAt: Date
  remindedAt: Date | null
}

/** Who has not answered, and was not written to just now. */
export const isToRemind = ({ answered, invitedAt, remindedAt }: Reminded, now: Date): boolean =>
  !answered && now.getTime() - (remindedAt ?? invitedAt).getTime() >= remindedEvery * 3_600_000
