// Made by scripts/contract/web-calls.mts from the calls of the contract.
import type * as contract from '@sojourn/contract/finance/report-view.calls'
import type { WebCall } from '../../web-call'

export const chooseReportView: WebCall<typeof contract.chooseReportView> = {
  method: 'POST',
  path: 'api/Report/ChooseView',
  write: true,
}
export const getReportReaders: WebCall<typeof contract.getReportReaders> = {
  method: 'GET',
  path: 'api/Report/GetReaders',
  write: false,
}
export const getReportViews: WebCall<typeof contract.getReportViews> = {
  method: 'GET',
  path: 'api/Report/GetViews',
  write: false,
}
export const mailReportView: WebCall<typeof contract.mailReportView> = {
  method: 'POST',
  path: 'api/Report/MailView',
  write: true,
}
export const removeReportView: WebCall<typeof contract.removeReportView> = {
  method: 'POST',
  path: 'api/Report/RemoveView',
  write: true,
}
export const saveReportView: WebCall<typeof contract.saveReportView> = {
  method: 'POST',
  path: 'api/Report/SaveView',
  write: true,
}
export const stopReportMail: WebCall<typeof contract.stopReportMail> = {
  method: 'POST',
  path: 'api/Report/StopMail',
  write: true,
}
