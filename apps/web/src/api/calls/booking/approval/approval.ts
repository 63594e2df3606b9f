// Made by scripts/contract/web-calls.mts from the calls of the contract.
import type * as contract from '@sojourn/contract/booking/approval/approval.calls'
import type { WebCall } from '../../../web-call'

export const addApprovalSigner: WebCall<typeof contract.addApprovalSigner> = {
  method: 'POST',
  path: 'api/Approval/AddSigner',
  write: true,
}
export const commentApproval: WebCall<typeof contract.commentApproval> = {
  method: 'POST',
  path: 'api/Approval/Comment',
  write: true,
}
export const decideApproval: WebCall<typeof contract.decideApproval> = {
  method: 'POST',
  path: 'api/Approval/Decide',
  write: true,
}
export const decideByLink: WebCall<typeof contract.decideByLink> = {
  method: 'POST',
  path: 'api/Approval/DecideByLink',
  write: false,
}
export const decideMany: WebCall<typeof contract.decideMany> = { method: 'POST', path: 'api/Approval/DecideMany', write: true }
export const findApprovers: WebCall<typeof contract.findApprovers> = {
  method: 'POST',
  path: 'api/Approval/FindApprovers',
  write: false,
}
export const getApprovalDelegates: WebCall<typeof contract.getApprovalDelegates> = {
  method: 'GET',
  path: 'api/Approval/GetDelegates',
  write: false,
}
export const getApprovalDetail: WebCall<typeof contract.getApprovalDetail> = {
  method: 'GET',
  path: 'api/Approval/GetApprovalDetail',
  write: false,
}
export const getApprovalOrder: WebCall<typeof contract.getApprovalOrder> = {
  method: 'GET',
  path: 'api/Approval/GetApprovalOrder',
  write: false,
}
export const getApprovalOrderList: WebCall<typeof contract.getApprovalOrderList> = {
  method: 'POST',
  path: 'api/Approval/GetApprovalOrderList',
  write: false,
}
export const getMyApprovalList: WebCall<typeof contract.getMyApprovalList> = {
  method: 'POST',
  path: 'api/Approval/GetMyApprovalList',
  write: false,
}
export const readApprovalLink: WebCall<typeof contract.readApprovalLink> = {
  method: 'POST',
  path: 'api/Approval/ReadLink',
  write: false,
}
export const revokeApprovalDelegate: WebCall<typeof contract.revokeApprovalDelegate> = {
  method: 'POST',
  path: 'api/Approval/RevokeDelegate',
  write: true,
}
export const saveApprovalDelegate: WebCall<typeof contract.saveApprovalDelegate> = {
  method: 'POST',
  path: 'api/Approval/SaveDelegate',
  write: true,
}
export const transferApproval: WebCall<typeof contract.transferApproval> = {
  method: 'POST',
  path: 'api/Approval/Transfer',
  write: true,
}
export const urgeApproval: WebCall<typeof contract.urgeApproval> = { method: 'POST', path: 'api/Approval/Urge', write: true }
export const withdrawApproval: WebCall<typeof contract.withdrawApproval> = {
  method: 'POST',
  path: 'api/Approval/Withdraw',
  write: true,
}
