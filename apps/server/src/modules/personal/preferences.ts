import { readableName } from '@sojourn/domain/booking/traveller/passenger-name'
import type { ResponseOf } from '@sojourn/contract/kit/call'
import type { Language, LocalText } from '@sojourn/contract/kit/language'
import type { getRemarksRule, queryTipPreferences, TipPreferences } from '@sojourn/contract/personal/preference.calls'
import { preferenceText } from '@sojourn/text/personal/preference'
import type { Actor, Context } from '../../context'
import { inCompany } from '../../work'
import { newId } from '../../kit/id'
import { arrangedOf } from '../booking/traveller/arranging'
import { logAccess } from '../booking/traveller/store'
import { findPreferences, findRemarks, type PreferenceRow } from './preference-store'

type Words = (typeof preferenceText)['zh-CN']

/** As sealed: what somebody likes by kind and choice, and labels that the agency gave. */
export interface PreferenceBody {
  labels: LocalText[]
  likes: { kind: keyof Words['kinds']; choice: keyof Words['choices']; remark: string }[]
}

/** Likes of the caller and of whom the caller may book for (handbook 11.1); reading those of others is written down. */
export async function tipPreferences(
  context: Context,
  actor: Actor,
  { users }: { users: readonly string[] },
): Promise<ResponseOf<typeof queryTipPreferences>> {
  return inCompany(context, actor.enterpriseId, async (work) => {
    const rows = await findPreferences(work, await arrangedOf(work, actor, users), actor.language)
    const read = rows.filter(({ employeeId, bodyCipher }) => bodyCipher && (actor.agent || employeeId !== actor.employeeId))
    if (read.length > 0) {
      const now = context.clock.now()
      await logAccess(work, {
        at: now,
        employeeId: actor.employeeId,
        subjects: read.map(({ employeeId }) => ({ id: newId(now), subject: employeeId })),
        purpose: actor.agent ? `preferences by agent ${actor.agent.agentId}` : 'preferences',
      })
    }
    return { list: rows.map((row) => describe(row, context, actor.language)) }
  })
}

function describe(
  { employeeId, isVip, bodyCipher, ...person }: PreferenceRow,
  { vault }: Context,
  language: Language,
): TipPreferences {
  const { labels, likes } = bodyCipher ? (JSON.parse(vault.open(bodyCipher)) as PreferenceBody) : { labels: [], likes: [] }
  const { kinds, choices } = preferenceText[language]
  return {
    employeeId,
    employeeName: readableName(person, language),
    isVip: isVip ?? false,
    labelTips: labels.map((label) => label[language]),
    preferenceInfoList: likes.map(({ kind, choice, remark }) => ({ typeName: kinds[kind], content: choices[choice], remark })),
  }
}

/** What the enterprise asks to be kept in mind with refunds and changes of a product. */
export async function remarksRule(
  context: Context,
  actor: Actor,
  { productType }: { productType: number },
): Promise<ResponseOf<typeof getRemarksRule>> {
  const rows = await inCompany(context, actor.enterpriseId, (work) => findRemarks(work, productType))
  return {
    list: rows.map(({ kind, remarks, updatedAt, updaterName }) => ({
      typeInfo: preferenceText[actor.language].reminders[kind],
      remarks: remarks[actor.language],
      updateTime: updatedAt.toISOString(),
      updaterName,
    })),
  }
}
