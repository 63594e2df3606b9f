import type { ApprovalObject } from '@sojourn/contract/booking/approval.shapes'

export const approvalObjects = ['booking', 'change', 'refund', 'application'] as const satisfies readonly ApprovalObject[]
/** Handbook 8.3 */
export const approvalStates = [0, 1, 2, 4, 8] as const
export type ApprovalState = (typeof approvalStates)[number]

/** What the lists of approvals are narrowed by; kept in the address. */
export interface ApprovalSearch {
  keyword: string
  object: ApprovalObject | undefined
  /** Of approval orders only. */
  state: ApprovalState | undefined
}

export function readApprovalSearch(address: URLSearchParams): ApprovalSearch {
  const state = Number(address.get('state') ?? NaN)
  return {
    keyword: address.get('keyword') ?? '',
    object: approvalObjects.find((one) => one === address.get('object')),
    state: approvalStates.find((one) => one === state),
  }
}

/** The address of a narrowed list; what does not narrow is left out. */
export function writeApprovalSearch(search: ApprovalSearch, more: Record<string, string> = {}): URLSearchParams {
  const query = new URLSearchParams(more)
  if (search.keyword) query.set('keyword', search.keyword)
  if (search.object) query.set('object', search.object)
  if (search.state !== undefined) query.set('state', String(search.state))
  return query
}

export const isNarrowed = ({ keyword, object, state }: ApprovalSearch): boolean =>
  keyword !== '' || object !== undefined || state !== undefined

/** What the server is asked for. */
export const approvalRequest = ({ keyword, object, state }: ApprovalSearch) => ({
  ...(keyword && { keyword }),
  ...(object && { object }),
  ...(state !== undefined && { state }),
})
