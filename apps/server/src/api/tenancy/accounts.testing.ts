import { managed } from './admin.testing'
import type { Row } from './row.testing'

/** What would keep the others of the table out is tried on the caller's own account, which is refused. */
const harmful = (more: object = {}): Row => managed(({ approverId }) => ({ employeeId: approverId, ...more }), 'accountOwn')
const harmfulTogether = (more: object = {}): Row =>
  managed(({ approverId }) => ({ employeeIds: [approverId], ...more }), 'accountOwn')
const none = '00000000-0000-4000-8000-000000000000'

export const accountRows: Record<string, Row> = {
  'GET Manage/GetServiceAgreement': managed(),
  'GET Manage/GetAgreementOffers': managed(),
  'POST Manage/AskForAgreement': managed(() => ({ note: '' })),
  'POST Manage/AnswerAgreement': managed(
    () => ({ agreementId: '00000000-0000-4000-8000-000000000000', answer: 'sign', reason: '' }),
    'agreementUnknown',
  ),
  'POST Manage/ActForPerson': managed(({ employeeId }) => ({ employeeId, reason: '出差中' })),
  'POST Manage/ActOnOrder': managed(({ orderNo }) => ({ orderNo, act: 'cancel', reason: '出差中' })),
  'POST Manage/SearchAccounts': managed(),
  'POST Manage/GetAccount': managed(({ employeeId }) => ({ employeeId })),
  'POST Manage/GetSignIns': managed(({ employeeId }) => ({ employeeId })),
  'POST Manage/LockAccount': harmful({ reason: '长期未使用' }),
  'POST Manage/UnlockAccount': harmful(),
  'POST Manage/LockAccounts': harmfulTogether({ reason: '长期未使用' }),
  'POST Manage/UnlockAccounts': harmfulTogether(),
  'POST Manage/ResetAccountPassword': harmful(),
  'POST Manage/EndAccountSessions': managed(({ employeeId }) => ({ employeeId, sessionIds: [none] })),
}
