/** By what people open accounts of a company themselves. */
export const joiningKinds = ['domain', 'code'] as const
export type JoiningKind = (typeof joiningKinds)[number]
