import { budgetUsedPercent } from '@sojourn/domain/booking/application/budget'
import { readableName } from '@sojourn/domain/booking/traveller/passenger-name'
import { shortYuan } from '@sojourn/domain/kit/money'
import { budgetWarningText } from '@sojourn/text/booking/budget-warning'
import type { Work } from '../../../context'
import { postNotifications } from '../notification/post'
import { findReaders } from '../notification/store'
import { findWatchers } from './budget-store'
import type { BudgetRow } from './record'

/** Owner and viewers learn once of each level that a budget reaches in a period. */
export async function warnOfBudget(work: Work, account: BudgetRow, level: number): Promise<void> {
  const watchers = await findWatchers(work, account.planId)
  if (watchers.length === 0) return
  await postNotifications(work, await findReaders(work, watchers), (reader, language) => {
    const text = budgetWarningText[language]
    const facts = {
      name: readableName(reader, language),
      budget: account.name[language],
      from: account.from,
      to: account.to,
      amount: shortYuan(account.amount),
      used: shortYuan(account.encumbered + account.spent),
      percent: budgetUsedPercent(account),
      over: level === 3,
      link: `${work.context.config.publicUrl}/v/center/budget`,
    }
    return { subject: text.subject(facts), body: text.body(facts) }
  })
}
