import type { Language, LocalText } from '@sojourn/contract/kit/language'
import { meetingBudgets, meetingDurations, meetingItems, meetingSizes } from '@sojourn/domain/reference/meeting-options'
import type { Actor, Context } from '../../context'

const shown = (options: readonly { value: string; name: LocalText }[], language: Language) =>
  options.map(({ value, name }) => ({ value, name: name[language] }))

/** The choices of the meeting form (S3.38). */
export const meetingOptions = (_context: Context, { language }: Actor) =>
  Promise.resolve({
    durationRangeList: shown(meetingDurations, language),
    peopleNumberRangeList: shown(meetingSizes, language),
    priceRangeList: shown(meetingBudgets, language),
    projectTypeList: shown(meetingItems, language),
  })
