import type { Product } from '@sojourn/contract/booking/codes'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { Actor, Work } from '../../../context'
import { findDraft, type DraftRow } from './store'

/** A draft lives thirty minutes (handbook 6.1). */
export const draftMinutes = 30

const unknown = problem('tempOrderUnknown', { field: 'tempOrderNo' })

/** Finds a draft of the caller that is still open, by its number. */
export type OpenDraft<SearchParams> = (work: Work, actor: Actor, tempOrderNo: string) => Promise<DraftRow<SearchParams> | Problem>

/** A draft of whatever product; what belongs to a product opens its own with `openDraftOf`. */
export async function openDraft<SearchParams>(
  ...[work, actor, tempOrderNo]: Parameters<OpenDraft<SearchParams>>
): ReturnType<OpenDraft<SearchParams>> {
  const draft = await findDraft<SearchParams>(work, actor.employeeId, tempOrderNo)
  if (!draft) return unknown
  if (draft.expiresAt <= work.context.clock.now()) return problem('tempOrderExpired', { field: 'tempOrderNo' })
  return draft
}

/** Searches of these products; one for something else is unknown to them. */
export const openDraftOf =
  <SearchParams>(...of: readonly Product[]): OpenDraft<SearchParams> =>
  async (...asked) => {
    const draft = await openDraft<SearchParams>(...asked)
    return isProblem(draft) || of.includes(draft.product) ? draft : unknown
  }
