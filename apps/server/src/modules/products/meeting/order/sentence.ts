import type { Language } from '@sojourn/contract/kit/language'
import type { EvidenceKind } from '@sojourn/contract/products/meeting/meeting-words'
import { dayInWords, momentInWords } from '@sojourn/domain/kit/day-words'
import { formatYuan } from '@sojourn/domain/kit/money'
import { meetingRulesText } from '@sojourn/text/products/meeting/rules'
import type { MeetingStepRow } from './step-store'

/** What happened to a meeting, in the reader's words. */
export function stepSentence({ step, detail }: Pick<MeetingStepRow, 'step' | 'detail'>, language: Language): string {
  const { steps, evidence } = meetingRulesText[language]
  const { what = '', amount = 0, count = 0 } = detail
  const named =
    step === 'uploaded'
      ? evidence[what as EvidenceKind]
      : step === 'roomsDue'
        ? dayInWords(what, language)
        : step === 'answerDue'
          ? momentInWords(what, language)
          : what
  return steps[step]({ what: named, amount: formatYuan(amount), count })
}
