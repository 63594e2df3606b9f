import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import { problem, type Problem } from '@sojourn/contract/kit/problems'
import type { getMyTravelPreferences, saveMyTravelPreferences } from '@sojourn/contract/personal/travel-preference.calls'
import { likeFault } from '@sojourn/domain/personal/travel-likes'
import type { Actor, Context } from '../../context'
import { inCompany, once } from '../../work'
import { findPreferences, upsertLikes } from './preference-store'
import type { PreferenceBody } from './preferences'

const bodyOf = ({ vault }: Context, cipher: string | null | undefined): PreferenceBody =>
  cipher ? (JSON.parse(vault.open(cipher)) as PreferenceBody) : { labels: [], likes: [] }

/** One's own likes, as they are chosen (S3.54). */
export async function myLikes(context: Context, actor: Actor): Promise<ResponseOf<typeof getMyTravelPreferences>> {
  const [row] = await inCompany(context, actor.enterpriseId, (work) => findPreferences(work, [actor.employeeId], actor.language))
  const { labels, likes } = bodyOf(context, row?.bodyCipher)
  return { isVip: row?.isVip ?? false, labels: labels.map((label) => label[actor.language]), likes }
}

/** Replaces the likes; VIP mark and labels stay as the agency gave them. */
export const saveLikes = (
  context: Context,
  actor: Actor,
  { likes }: RequestOf<typeof saveMyTravelPreferences>,
): Promise<Record<string, never> | Problem> =>
  once<Record<string, never>>(context, actor, async (work) => {
    const wrong = likeFault(likes)
    if (wrong !== undefined) return problem('badRequest', { field: `likes.${wrong}` })
    const [row] = await findPreferences(work, [actor.employeeId], actor.language)
    const { labels } = bodyOf(context, row?.bodyCipher)
    const body: PreferenceBody = { labels, likes: likes.map((like) => ({ ...like, remark: like.remark.trim() })) }
    const bodyCipher = context.vault.seal(JSON.stringify(body))
    await upsertLikes(work, actor.employeeId, bodyCipher, context.clock.now())
    return {}
  })
