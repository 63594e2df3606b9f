import { parseLanguage, type Language } from '@sojourn/contract/kit/language'
import { isProblem, type Problem } from '@sojourn/contract/kit/problems'
import type { Actor, Context } from '../../../context'
import { once } from '../../../work'
import { changeOwnSettings } from '../../booking/traveller/change-own-settings'
import { findLanguage, updateLanguage } from './account-store'

/** The language of notifications to this person; the pages keep theirs in the browser (S4.41). It is one of the choices of notifications. */
export const changeLanguage = (
  context: Context,
  actor: Actor,
  { language }: { language: Language },
): Promise<Record<string, never> | Problem> =>
  once<Record<string, never>>(context, actor, async (work) => {
    const changed = await changeOwnSettings(work, {
      employeeId: actor.employeeId,
      part: 'notifications',
      before: async () => ({ language: parseLanguage(await findLanguage(work.sql, actor)) }),
      after: { language },
      write: () => updateLanguage(work.sql, actor, language),
    })
    return isProblem(changed) ? changed : {}
  })
