import type { Static } from 'typebox'
import { words } from '../kit/words'

/** What an approval is about: an order of any kind, or a travel application. */
export const SubjectKind = words('order', 'application')
export type SubjectKind = Static<typeof SubjectKind>

/** What a flow may ask for (handbook 8.1). */
export const ApprovalObject = words('booking', 'change', 'refund', 'application')
export type ApprovalObject = Static<typeof ApprovalObject>
