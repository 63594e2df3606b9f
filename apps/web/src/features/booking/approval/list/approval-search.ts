import type { ApprovalObject } from '@sojourn/contract/booking/approval/approval.shapes'
import { listSearch, oneOf, words, type Searched } from '../../../../kit/lists/list-search'

export const approvalObjects = ['booking', 'change', 'refund', 'application'] as const satisfies readonly ApprovalObject[]
/** Of approval orders only (handbook 8.3). */
export const approvalStates = [0, 1, 2, 4, 8] as const

/** What the lists of approvals are narrowed by. */
export const approvalSearch = listSearch({
  keyword: words(),
  object: oneOf(approvalObjects, undefined),
  state: oneOf(approvalStates, undefined),
})
export type ApprovalSearch = Searched<typeof approvalSearch>
