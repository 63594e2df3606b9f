import type { Handling, PolicyRule } from '@sojourn/contract/booking/codes'

/** Every rule that limits something does no more than remind. */
export const onlyReminders = (
  rules: readonly (PolicyRule | false | undefined)[],
  handling: Partial<Record<PolicyRule, Handling>>,
): boolean => {
  const limiting = rules.filter((rule) => rule !== false && rule !== undefined)
  return limiting.length > 0 && limiting.every((rule) => handling[rule] === 'remind')
}
