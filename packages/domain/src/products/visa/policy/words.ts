import type { VisaSection } from '@sojourn/contract/products/visa/policy.shapes'
import type { Language } from '@sojourn/contract/kit/language'
import { policyWarningsText } from '@sojourn/text/products/policy/warnings'
import { twice } from '../../../booking/policy/faults'
import { onlyReminders } from '../../../booking/policy/only-reminders'
import type { PolicyWarning, PolicyWords } from '../../../booking/policy/section'
import { describeVisaPolicy } from './describe'

/** What can be said of a standard for visas. */
export const visaPolicyWords: PolicyWords<VisaSection> = {
  faults: ({ kinds = [] }) => twice('kinds', kinds),
  warnings: visaWarnings,
  sentences: describeVisaPolicy,
}

function visaWarnings(section: VisaSection, language: Language): PolicyWarning[] {
  const text = policyWarningsText[language]
  const { kinds, maxPrice, forbidExpress, advanceDays, handling } = section
  const limiting = [
    kinds && ('visaKind' as const),
    maxPrice !== undefined && ('visaPrice' as const),
    forbidExpress && ('visaExpress' as const),
    advanceDays !== undefined && ('advanceDays' as const),
  ]
  return [
    ...(advanceDays === 0 ? [{ path: 'advanceDays', sentence: text.advanceZero }] : []),
    ...(onlyReminders(limiting, handling) ? [{ path: 'handling', sentence: text.onlyReminders }] : []),
  ]
}
