/** Letters that a person may do without, in groups; the others report what nobody may miss. */
export const letterGroups = ['reminders', 'copies', 'decisions', 'tickets', 'money'] as const
export type LetterGroup = (typeof letterGroups)[number]
