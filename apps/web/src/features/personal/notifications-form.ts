import { notificationGroups, type NotificationGroup } from '@sojourn/contract/booking/notification-groups'
import { parseLanguage, type Language } from '@sojourn/contract/kit/language'
import type { SettingsChange } from '@sojourn/contract/personal/settings-change.calls'
import { propertyFieldOf, type EditField } from '../../kit/edit/edit-fields'

/** What is also sent by mail, group by group, and the language of all. */
export type NotificationSettings = Readonly<Record<NotificationGroup, boolean>> & { readonly language: Language }

/** What somebody does without; groups that do not concern them are as they come. */
export const notificationsOf = ({ unwanted = [], language }: Pick<SettingsChange['before'], 'unwanted' | 'language'>) => {
  const mailed = (group: NotificationGroup) => !unwanted.includes(group)
  return {
    reminders: mailed('reminders'),
    copies: mailed('copies'),
    decisions: mailed('decisions'),
    tickets: mailed('tickets'),
    money: mailed('money'),
    language: parseLanguage(language),
  } satisfies NotificationSettings
}

export const unwantedOf = (settings: NotificationSettings): NotificationGroup[] =>
  notificationGroups.filter((group) => !settings[group])

interface NotificationWords {
  groups: Readonly<Record<NotificationGroup, { name: string }>>
  mailed: string
  notMailed: string
  language: string
}

/** The fields of the form, in its order. */
export function notificationFields(
  { groups, mailed, notMailed, language }: NotificationWords,
  names: Readonly<Record<Language, string>>,
): EditField<NotificationSettings>[] {
  const field = propertyFieldOf<NotificationSettings>()
  return [
    ...notificationGroups.map((group) => field(group, groups[group].name, (wanted) => (wanted ? mailed : notMailed))),
    field('language', language, (chosen) => names[chosen]),
  ]
}
