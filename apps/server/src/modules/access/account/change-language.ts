import type { Language } from '@sojourn/contract/kit/language'
import type { Problem } from '@sojourn/contract/kit/problems'
import type { Actor, Context } from '../../../context'
import { once } from '../../../db/once'
import { updateLanguage } from './account-store'

/** The language of letters to this person; the pages keep theirs in the browser (S4.41). */
export const changeLanguage = (
  context: Context,
  actor: Actor,
  { language }: { language: Language },
): Promise<Record<string, never> | Problem> =>
  once(context, actor, async (sql) => {
    await updateLanguage(sql, actor, language)
    return {}
  })
