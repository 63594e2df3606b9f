import { letterGroups } from '@sojourn/contract/booking/letter-groups'
import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import type { Problem } from '@sojourn/contract/kit/problems'
import type { getNotificationChoices, saveNotificationChoices } from '@sojourn/contract/personal/notification.calls'
import type { Actor, Context } from '../../context'
import { inCompany, once } from '../../work'
import { findProfile, updateUnwantedLetters } from './profile-store'

/** The groups that concern this person: approvers are reminded, finance hears of money. */
export async function notificationChoices(context: Context, actor: Actor): Promise<ResponseOf<typeof getNotificationChoices>> {
  const { unwantedLetters } = await inCompany(context, actor.enterpriseId, (work) => findProfile(work, actor.employeeId))
  const concerned = { reminders: 'approve', money: 'finance' } as const
  const groups = letterGroups.filter((group) => {
    const permission = (concerned as Partial<Record<string, 'approve' | 'finance'>>)[group]
    return permission === undefined || actor.permissions.includes(permission)
  })
  return {
    groups: groups.map((group) => ({ group, mailed: !unwantedLetters.includes(group) })),
    delivers: context.mail.delivers,
  }
}

export const chooseNotifications = (
  context: Context,
  actor: Actor,
  { unwanted }: RequestOf<typeof saveNotificationChoices>,
): Promise<Record<string, never> | Problem> =>
  once<Record<string, never>>(context, actor, async (work) => {
    await updateUnwantedLetters(work, actor.employeeId, [...new Set(unwanted)])
    return {}
  })
