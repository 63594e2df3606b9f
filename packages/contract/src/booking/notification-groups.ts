/** Notifications that a person may do without, in groups; the others report what nobody may miss. */
export const notificationGroups = ['reminders', 'copies', 'decisions', 'tickets', 'money'] as const
export type NotificationGroup = (typeof notificationGroups)[number]
