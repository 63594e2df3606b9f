import type { MeetingSection } from '@sojourn/contract/products/meeting/policy.shapes'
import type { Language } from '@sojourn/contract/kit/language'
import { policyWarningsText } from '@sojourn/text/products/policy/warnings'
import { onlyReminders } from '../../../booking/policy/only-reminders'
import type { PolicyWarning, PolicyWords } from '../../../booking/policy/section'
import { describeMeetingPolicy } from './describe'

/** What can be said of a standard for meetings. */
export const meetingPolicyWords: PolicyWords<MeetingSection> = {
  faults: () => [],
  warnings: meetingWarnings,
  sentences: describeMeetingPolicy,
}

function meetingWarnings(section: MeetingSection, language: Language): PolicyWarning[] {
  const text = policyWarningsText[language]
  const { dailyPrices = {}, maxTotal, advanceDays, handling } = section
  const { first, newFirst, other } = dailyPrices
  const limiting = [
    Object.keys(dailyPrices).length > 0 && ('meetingPrice' as const),
    maxTotal !== undefined && ('meetingTotal' as const),
    advanceDays !== undefined && ('advanceDays' as const),
  ]
  const turned = isAbove(newFirst, first) || isAbove(other, newFirst) || isAbove(other, first)
  return [
    ...(turned ? [{ path: 'dailyPrices', sentence: text.smallerCityDearer }] : []),
    ...(advanceDays === 0 ? [{ path: 'advanceDays', sentence: text.advanceZero }] : []),
    ...(onlyReminders(limiting, handling) ? [{ path: 'handling', sentence: text.onlyReminders }] : []),
  ]
}

const isAbove = (one: number | undefined, other: number | undefined): boolean =>
  one !== undefined && other !== undefined && one > other
