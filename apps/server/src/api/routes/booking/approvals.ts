import {
  addApprovalSigner,
  commentApproval,
  decideApproval,
  decideByLink,
  decideMany,
  findApprovers,
  getApprovalDelegates,
  getApprovalDetail,
  getApprovalOrder,
  getApprovalOrderList,
  getMyApprovalList,
  readApprovalLink,
  revokeApprovalDelegate,
  saveApprovalDelegate,
  transferApproval,
  urgeApproval,
  withdrawApproval,
} from '@sojourn/contract/booking/approval/approval.calls'
import { comment, urge, withdraw } from '../../../modules/booking/decision/approval-acts'
import { approvers, delegates, endDelegate, saveDelegate } from '../../../modules/booking/decision/approval-delegates'
import { approvalDetail, approvalOrder } from '../../../modules/booking/decision/approval-detail'
import { addSigner, transfer } from '../../../modules/booking/decision/approval-hand-over'
import { decideLink, readLink } from '../../../modules/booking/decision/approval-link'
import { decideCase } from '../../../modules/booking/decision/decide'
import { decideCases } from '../../../modules/booking/decision/decide-many'
import { approvalOrders, myApprovals } from '../../../modules/booking/decision/my-approvals'
import { noting } from '../../../modules/booking/time-machine/time-machine-view'
import { bind, type Api } from '../../bind'
import { bindLink } from '../../link'

export function bindApprovals(api: Api): void {
  bind(api, getMyApprovalList, myApprovals)
  bind(api, getApprovalOrderList, approvalOrders)
  bind(api, getApprovalOrder, approvalOrder)
  bind(
    api,
    getApprovalDetail,
    noting(approvalDetail, ({ subjectNo, version }) => ({ subjectNo, version })),
  )
  bind(api, decideApproval, decideCase)
  bind(api, decideMany, decideCases)
  bind(api, transferApproval, transfer)
  bind(api, addApprovalSigner, addSigner)
  bind(api, withdrawApproval, withdraw)
  bind(api, urgeApproval, urge)
  bind(api, commentApproval, comment)
  bind(api, findApprovers, approvers)
  bind(api, getApprovalDelegates, delegates)
  bind(api, saveApprovalDelegate, saveDelegate)
  bind(api, revokeApprovalDelegate, endDelegate)
  bindLink(api, readApprovalLink, readLink)
  bindLink(api, decideByLink, decideLink)
}
