import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import { problem, type Problem } from '@sojourn/contract/kit/problems'
import type { getMyTravelPreferences, saveMyTravelPreferences } from '@sojourn/contract/personal/travel-preference.calls'
import { likeFault } from '@sojourn/domain/personal/travel-likes'
import type { Actor, Context, Work } from '../../context'
import { inSnapshot, once } from '../../work'
import { changeOwnSettings } from '../booking/traveller/change-own-settings'
import { findVersion, type OwnPart } from '../booking/traveller/own-settings-store'
import { findPreferences, upsertLikes } from './preference-store'
import type { PreferenceBody } from './preferences'

const part = 'preferences' satisfies OwnPart['part']

/** One's own likes, as they are chosen (S3.54). */
export const myLikes = (context: Context, actor: Actor): Promise<ResponseOf<typeof getMyTravelPreferences>> =>
  inSnapshot(context, actor.enterpriseId, async (work) => {
    const { employeeId, language } = actor
    const [version, { isVip, labels, likes }] = await Promise.all([
      findVersion(work, { employeeId, part }),
      ownPreferences(work, actor),
    ])
    return { version, isVip, labels: labels.map((label) => label[language]), likes }
  })

/** Replaces the likes; VIP mark and labels stay as the agency gave them. */
export const saveLikes = (
  context: Context,
  actor: Actor,
  { version, likes }: RequestOf<typeof saveMyTravelPreferences>,
): Promise<{ version: number } | Problem> =>
  once(context, actor, async (work) => {
    const { employeeId } = actor
    const wrong = likeFault(likes)
    if (wrong !== undefined) return problem('badRequest', { field: `likes.${wrong}` })
    const after = likes.map((like) => ({ ...like, remark: like.remark.trim() }))
    return changeOwnSettings(work, {
      employeeId,
      part,
      version,
      before: async () => ({ likes: (await ownPreferences(work, actor)).likes }),
      after: { likes: after },
      write: async () => {
        const { labels } = await ownPreferences(work, actor)
        const body: PreferenceBody = { labels, likes: after }
        return upsertLikes(work, employeeId, context.vault.seal(JSON.stringify(body)), context.clock.now())
      },
    })
  })

async function ownPreferences(work: Work, { employeeId, language }: Actor): Promise<PreferenceBody & { isVip: boolean }> {
  const [row] = await findPreferences(work, [employeeId], language)
  const body = row?.bodyCipher
    ? (JSON.parse(work.context.vault.open(row.bodyCipher)) as PreferenceBody)
    : { labels: [], likes: [] }
  return { ...body, isVip: row?.isVip ?? false }
}
