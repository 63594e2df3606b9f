import { Type, type Static } from 'typebox'

/** One choice of a list (S3.38); `value` is what a search carries. */
export const MeetingOption = Type.Object({ value: Type.String(), name: Type.String() })
export type MeetingOption = Static<typeof MeetingOption>
