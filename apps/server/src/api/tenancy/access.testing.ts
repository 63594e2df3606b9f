import { own, type Row } from './row.testing'
import { demoPassword } from '../../seed/seed'

const account = 'employee@yuanxing.example'
const passwords = { password: 'x', confirmPassword: 'x' }
const spent = (request: object = {}): Row => ({
  request: () => ({ ticket: 'a-ticket-of-somebody-else', ...request }),
  stranger: 'ticketSpent',
})

/** A wrong one is counted, five of a person in a quarter of an hour: some rows show the right one. */
const proof = { factor: 'password', secret: 'x' }
const right = { factor: 'password', secret: demoPassword }
const over = (request: object = {}): Row => ({
  request: () => ({ ticket: 'a-ticket-of-somebody-else', ...request }),
  stranger: 'secondStepOver',
})

/** Accounts: codes, tickets, passwords, membership. */
export const accessRows: Record<string, Row> = {
  'GET Common/GetSignInOptions': own(),
  'POST Employee/SendVerifyCode': {
    request: () => ({ purpose: 'signIn', channel: 'mobile', account: 'not a number' }),
    stranger: 'contactInvalid',
  },
  'POST Employee/LoginByCode': {
    request: () => ({ account: 'finance@yuanxing.example', code: '000000' }),
    stranger: 'codeExpired',
  },
  'POST Employee/CheckVerifyCode': {
    request: () => ({ purpose: 'reset', account: 'manager@yuanxing.example', code: '000000' }),
    stranger: 'codeExpired',
  },
  'POST Employee/CheckInitialPassword': {
    request: () => ({ account: 'newcomer@yuanxing.example', password: 'x' }),
    stranger: 'wrongPassword',
  },
  'POST Employee/GetVerifyTicket': spent(),
  'POST Employee/Activate': spent(passwords),
  'POST Employee/ResetPassword': spent(passwords),
  'POST Employee/OpenAccount': spent({ name: '林晓雯', otherContact: account, ...passwords }),
  'POST Enterprise/Register': spent({ enterpriseName: '远行科技', contactName: '林晓雯', otherContact: account, ...passwords }),
  'POST Employee/ModifyPassword': { request: () => ({ oldPassword: 'x', ...passwords }), stranger: 'oldPasswordWrong' },
  'POST Employee/ChangeContact': { request: () => ({ ticket: 'x', oldPassword: 'x' }), stranger: 'oldPasswordWrong' },
  'POST Employee/PassSecondStep': over({ factor: 'app', code: '000000' }),
  'POST Employee/BeginEnrolStep': over(),
  'POST Employee/PassEnrolStep': over({ code: '000000' }),
  'POST Employee/BeginPasskeyStep': over(),
  'POST Employee/PassPasskeyStep': over({
    passkey: { credentialId: 'x', clientData: 'x', authenticatorData: 'x', signature: 'x' },
  }),
  'POST Employee/BeginPasskey': own({ proof: right }),
  'POST Employee/ConfirmPasskey': {
    request: () => ({ name: 'x', passkey: { credentialId: 'x', clientData: 'x', attestation: 'x', transports: [] } }),
    stranger: 'passkeyRefused',
  },
  'POST Employee/RemovePasskey': {
    request: () => ({ passkeyId: '00000000-0000-4000-8000-000000000000', proof: right }),
    stranger: 'secondFactorGone',
  },
  'GET Employee/GetSecondFactor': own(),
  'POST Employee/ConfirmAuthenticatorApp': { request: () => ({ code: '000000' }), stranger: 'secondFactorGone' },
  'POST Employee/BeginAuthenticatorApp': { request: () => ({ proof }), stranger: 'proofWrong' },
  'POST Employee/RenewRecoveryCodes': { request: () => ({ proof: right }), stranger: 'secondFactorGone' },
  'POST Employee/RemoveSecondFactor': { request: () => ({ proof }), stranger: 'proofWrong' },
  'POST Employee/RequireSecondFactor': { request: () => ({ required: true }), stranger: 'forbidden' },
  'GET Employee/GetColleaguesSecondFactors': { request: () => ({}), stranger: 'forbidden' },
  'POST Employee/ResetSecondFactor': {
    request: () => ({ employeeId: '1-employee', proof }),
    stranger: 'forbidden',
    owner: 'admin',
    ownerReads: 'proofWrong',
  },
  'GET Employee/GetMySessions': own(),
  'POST Employee/EndMySessions': own({ sessionIds: ['00000000-0000-4000-8000-000000000000'] }),
  'POST Employee/SaveLanguage': own({ language: 'zh-CN' }),
  'POST Employee/SetMembership': own({ join: true }),
  'GET Employee/GetMembershipInfo': own(),
}
