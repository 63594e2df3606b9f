import type { Language, LocalText } from '@sojourn/contract/kit/language'
import { meetingBudgets, meetingDurations, meetingItems, meetingSizes } from '@sojourn/domain/reference/meeting-options'
import type { Actor, Context } from '../../context'
import { perLanguage } from './per-language'

const shown = (options: readonly { value: string; name: LocalText }[], language: Language) =>
  options.map(({ value, name }) => ({ value, name: name[language] }))

const options = perLanguage((language) => ({
  durationRangeList: shown(meetingDurations, language),
  peopleNumberRangeList: shown(meetingSizes, language),
  priceRangeList: shown(meetingBudgets, language),
  projectTypeList: shown(meetingItems, language),
}))

/** The choices of the meeting form (S3.38). */
export const meetingOptions = (_context: Context, actor: Actor) => Promise.resolve(options(actor.language))
