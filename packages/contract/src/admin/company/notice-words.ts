/** How urgent a notice is: to know, important, urgent. */
export const noticeLevels = ['info', 'important', 'urgent'] as const
/** Where a notice stands: before its days, within them, after them, or taken down. */
export const noticeStates = ['coming', 'shown', 'over', 'ended'] as const
export type NoticeState = (typeof noticeStates)[number]
