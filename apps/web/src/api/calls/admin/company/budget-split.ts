// Made by scripts/contract/web-calls.mts from the calls of the contract.
import type * as contract from '@sojourn/contract/admin/company/budget-split.calls'
import type { WebCall } from '../../../web-call'

export const splitBudget: WebCall<typeof contract.splitBudget> = { method: 'POST', path: 'api/Manage/SplitBudget', write: true }
