import { notificationGroups, type NotificationGroup } from '@sojourn/contract/booking/notification-groups'
import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import { parseLanguage } from '@sojourn/contract/kit/language'
import type { Problem } from '@sojourn/contract/kit/problems'
import type { getNotificationChoices, saveNotificationChoices } from '@sojourn/contract/personal/notification.calls'
import type { Actor, Context } from '../../context'
import { inSnapshot, once } from '../../work'
import { changeOwnSettings } from '../booking/traveller/change-own-settings'
import { findVersion, type OwnPart } from '../booking/traveller/own-settings-store'
import { findProfile, updateNotifications, type ProfileRow } from './profile-store'

const part = 'notifications' satisfies OwnPart['part']

/** The groups that concern this person: approvers are reminded, finance hears of money. */
export async function notificationChoices(context: Context, actor: Actor): Promise<ResponseOf<typeof getNotificationChoices>> {
  const { employeeId } = actor
  const [row, version] = await inSnapshot(context, actor.enterpriseId, (work) =>
    Promise.all([findProfile(work, employeeId), findVersion(work, { employeeId, part })]),
  )
  const { unwanted, language } = choicesOf(row)
  const concerned = { reminders: 'approve', money: 'finance' } as const
  const groups = notificationGroups.filter((group) => {
    const permission = (concerned as Partial<Record<string, 'approve' | 'finance'>>)[group]
    return permission === undefined || actor.permissions.includes(permission)
  })
  return {
    version,
    groups: groups.map((group) => ({ group, mailed: !unwanted.includes(group) })),
    language,
    delivers: context.mail.delivers,
  }
}

export const chooseNotifications = (
  context: Context,
  actor: Actor,
  { version, unwanted, language }: RequestOf<typeof saveNotificationChoices>,
): Promise<{ version: number } | Problem> =>
  once(context, actor, async (work) => {
    const { employeeId } = actor
    const after = { unwanted: inOrder(unwanted), language }
    return changeOwnSettings(work, {
      employeeId,
      part,
      version,
      before: async () => choicesOf(await findProfile(work, employeeId)),
      after,
      write: () => updateNotifications(work, employeeId, after),
    })
  })

const choicesOf = ({ unwantedNotifications, language }: ProfileRow) => ({
  unwanted: inOrder(unwantedNotifications),
  language: parseLanguage(language),
})

/** Each group once, so that the same choice is always the same list. */
const inOrder = (groups: readonly string[]): NotificationGroup[] => notificationGroups.filter((group) => groups.includes(group))
