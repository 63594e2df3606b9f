import type { Language } from '@sojourn/contract/kit/language'
import type { CarSection } from '@sojourn/contract/products/car/policy.shapes'
import { policyWarningsText } from '@sojourn/text/products/policy/warnings'
import { onlyReminders } from '../../../booking/policy/only-reminders'
import { isFenced } from './fence'
import type { PolicyWarning } from '../../../booking/policy/section'

/** What a standard for cars hardly means. */
export function carWarnings(section: CarSection, language: Language): PolicyWarning[] {
  const text = policyWarningsText[language]
  const { classes, maxPrice, cityNames, times = [], monthlyCount, monthlyMoney, handling } = section
  const found: PolicyWarning[] = []
  if (times.some(({ from, to }) => from === to)) found.push({ path: 'times', sentence: text.oneMinute })
  const limiting = [
    classes && ('carClass' as const),
    maxPrice !== undefined && ('carPrice' as const),
    cityNames && ('carCity' as const),
    isFenced(section) && ('carPlace' as const),
    times.length > 0 && ('carTime' as const),
    monthlyCount !== undefined && ('carCount' as const),
    monthlyMoney !== undefined && ('carMonth' as const),
  ]
  if (onlyReminders(limiting, handling)) found.push({ path: 'handling', sentence: text.onlyReminders })
  return found
}
