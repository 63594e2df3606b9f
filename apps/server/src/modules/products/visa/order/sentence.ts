import type { Language } from '@sojourn/contract/kit/language'
import type { VisaMaterialKey } from '@sojourn/contract/products/visa/visa-words'
import { dayInWords } from '@sojourn/domain/kit/day-words'
import { chinaOffsetMinutes, localOf } from '@sojourn/domain/kit/local-date'
import { visaRulesText } from '@sojourn/text/products/visa/rules'
import type { StepRow } from './step-store'

/** What was done for an applicant of this name. */
export function stepSentence({ step, detail }: Pick<StepRow, 'step' | 'detail'>, name: string, language: Language): string {
  const text = visaRulesText[language]
  const { reminder } = detail
  if (reminder) return text.reminders[reminder]({ name, day: whatOf(detail, language) })
  const sentence = text.progress[step]({ name, what: whatOf(detail, language) })
  return detail.remark ? text.reason({ sentence, remark: detail.remark }) : sentence
}

function whatOf({ material, what, validFrom, validUntil, at, place, day }: StepRow['detail'], language: Language): string {
  const text = visaRulesText[language]
  if (material) return text.materials[material as VisaMaterialKey].name
  if (validFrom && validUntil)
    return text.validity({ from: dayInWords(validFrom, language), until: dayInWords(validUntil, language) })
  if (day) return dayInWords(day, language)
  if (!at) return what ?? ''
  const { date, time } = localOf(at, chinaOffsetMinutes)
  return `${dayInWords(date, language)} ${time} ${place ?? ''}`.trim()
}
