import { decideApproval, getApprovalDetail, getMyApprovalList } from '@sojourn/contract/booking/approval.calls'
import { approvalDetail, type ReadAlternatives } from '../../../modules/booking/lifecycle/approval-detail'
import { decideOrder } from '../../../modules/booking/lifecycle/decide'
import { myApprovals } from '../../../modules/booking/lifecycle/my-approvals'
import { bind, type Api } from '../../bind'

export function bindApprovals(api: Api, readAlternatives: ReadAlternatives): void {
  bind(api, getMyApprovalList, myApprovals)
  bind(api, getApprovalDetail, approvalDetail(readAlternatives))
  bind(api, decideApproval, decideOrder)
}
