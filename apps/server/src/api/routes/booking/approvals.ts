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
} from '@sojourn/contract/booking/approval.calls'
import { comment, urge, withdraw } from '../../../modules/booking/lifecycle/approval-acts'
import { approvers, delegates, endDelegate, saveDelegate } from '../../../modules/booking/lifecycle/approval-delegates'
import { approvalDetail, approvalOrder } from '../../../modules/booking/lifecycle/approval-detail'
import { addSigner, transfer } from '../../../modules/booking/lifecycle/approval-hand-over'
import { decideLink, readLink } from '../../../modules/booking/lifecycle/approval-link'
import { decideCase } from '../../../modules/booking/lifecycle/decide'
import { decideCases } from '../../../modules/booking/lifecycle/decide-many'
import { approvalOrders, myApprovals } from '../../../modules/booking/lifecycle/my-approvals'
import { noting } from '../../../modules/booking/lifecycle/time-machine-view'
import { bind, bindPublic, type Api } from '../../bind'
import { languageOf } from '../../envelope'

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
  bindPublic(api, readApprovalLink, (context, request, http) => readLink(context, request, languageOf(http.request)))
  bindPublic(api, decideByLink, decideLink)
}
