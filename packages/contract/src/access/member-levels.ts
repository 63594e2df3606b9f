/** From the lowest (handbook 11.1). */
export const memberLevels = ['ordinary', 'silver', 'gold', 'platinum'] as const
export type MemberLevel = (typeof memberLevels)[number]
