import type { MeetingAnswer } from '@sojourn/contract/products/meeting/attendee.shapes'
import { parseLanguage, type Language } from '@sojourn/contract/kit/language'
import { given } from '@sojourn/domain/kit/given'
import { plainMobile, readAnswer, type KeptAnswer } from '@sojourn/domain/products/meeting/attendees'
import type { Context } from '../../../../context'
import type { AttendeeRow } from './attendee-store'

/** As it is kept: its words without spaces around them. */
export const keptAnswer = ({ name, mobile, comes, wishes }: MeetingAnswer): KeptAnswer => ({
  version: 1,
  name: name.trim(),
  mobile: plainMobile(mobile),
  comes,
  ...(wishes && {
    wishes: { ...wishes, ...given({ fromCity: wishes.fromCity?.trim() }), note: wishes.note.trim() },
  }),
})

export const sealedAnswer = ({ vault }: Context, answer: KeptAnswer, language: Language) => ({
  answerCipher: vault.seal(JSON.stringify({ ...answer, language })),
  mobileDigest: vault.digest(answer.mobile),
})

/** An answer in clear. */
export function openedAnswer({ vault }: Context, { answerCipher }: Pick<AttendeeRow, 'answerCipher'>): MeetingAnswer {
  const { version: _version, language: _language, ...answer } = readAnswer(JSON.parse(vault.open(answerCipher)))
  return answer
}

/** The language in which its guest is written to. */
export const languageOfAnswer = ({ vault }: Context, { answerCipher }: Pick<AttendeeRow, 'answerCipher'>): Language =>
  parseLanguage(readAnswer(JSON.parse(vault.open(answerCipher))).language)
