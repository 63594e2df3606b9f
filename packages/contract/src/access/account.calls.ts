import { Type } from 'typebox'
import { call } from '../kit/call'
import { languages } from '../kit/language'
import { words } from '../kit/words'
import {
  AskCode,
  ChangeContact,
  CheckCode,
  CheckInitialPassword,
  CodeAsked,
  ModifyPassword,
  OpenAccount,
  RegisterEnterprise,
  SetPassword,
  SignInByCode,
  SignInOptions,
  TicketGiven,
  TicketInfo,
  TicketRequest,
} from './account.shapes'
import { SignedIn } from './session.shapes'

const Done = Type.Object({})
const attempts = ['accountLocked', 'codeWrong', 'codeExpired'] as const
const setting = ['ticketSpent', 'passwordRejected'] as const

export const getSignInOptions = call({
  summary: 'How people may sign in here, and whether accounts can be opened.',
  method: 'GET',
  path: 'api/Common/GetSignInOptions',
  access: 'public',
  response: SignInOptions,
  clause: 'S2.14',
})
/** Answers the same whether the account exists or not; who is concerned finds out on the phone or in the mailbox. */
export const sendVerifyCode = call({
  summary: 'Sends a code to a mobile or mail address.',
  method: 'POST',
  path: 'api/Employee/SendVerifyCode',
  access: 'public',
  request: AskCode,
  response: CodeAsked,
  problems: ['contactInvalid', 'codeTooSoon', 'codeTooMany', 'tooManyRequests', 'insecureAddress'],
  clause: 'S2.15',
})
export const loginByCode = call({
  summary: 'Signs in with a code that was sent to the mobile.',
  method: 'POST',
  path: 'api/Employee/LoginByCode',
  access: 'public',
  request: SignInByCode,
  response: SignedIn,
  problems: [...attempts, 'insecureAddress'],
  clause: 'S2.14',
})
export const checkVerifyCode = call({
  summary: 'Exchanges a right code for a ticket.',
  method: 'POST',
  path: 'api/Employee/CheckVerifyCode',
  access: 'public',
  request: CheckCode,
  response: TicketGiven,
  problems: [...attempts],
  clause: 'S2.15',
})
export const checkInitialPassword = call({
  summary: 'Exchanges the password that the company handed out for a ticket.',
  method: 'POST',
  path: 'api/Employee/CheckInitialPassword',
  access: 'public',
  request: CheckInitialPassword,
  response: TicketGiven,
  problems: ['accountLocked', 'wrongPassword', 'accountDisabled', 'accountActivated'],
  clause: 'S2.15',
})
/** A POST, so that the ticket stands in no address. */
export const getVerifyTicket = call({
  summary: 'What a ticket lets its holder do.',
  method: 'POST',
  path: 'api/Employee/GetVerifyTicket',
  access: 'public',
  request: TicketRequest,
  response: TicketInfo,
  problems: ['ticketSpent'],
  clause: 'S2.15',
})
export const activateAccount = call({
  summary: 'Activates an account that the company made and sets its password.',
  method: 'POST',
  path: 'api/Employee/Activate',
  access: 'public',
  request: SetPassword,
  response: SignedIn,
  problems: [...setting, 'insecureAddress'],
  clause: 'S2.15',
})
export const openAccount = call({
  summary: "Opens an account for somebody whom a company's mail domain or invitation code admits.",
  method: 'POST',
  path: 'api/Employee/OpenAccount',
  access: 'public',
  request: OpenAccount,
  response: SignedIn,
  problems: [...setting, 'contactInvalid', 'invitationWrong', 'accountExists', 'accountLocked', 'insecureAddress'],
  clause: 'S2.16',
})
export const registerEnterprise = call({
  summary: 'Registers a company with its first administrator.',
  method: 'POST',
  path: 'api/Enterprise/Register',
  access: 'public',
  request: RegisterEnterprise,
  response: SignedIn,
  problems: [...setting, 'contactInvalid', 'enterpriseNameInvalid', 'accountExists', 'insecureAddress'],
  clause: 'S2.17',
})
export const resetPassword = call({
  summary: 'Sets a new password for the holder of a ticket.',
  method: 'POST',
  path: 'api/Employee/ResetPassword',
  access: 'public',
  request: SetPassword,
  response: Done,
  problems: [...setting],
  clause: 'S2.18',
})
/** Ends all other sessions of the person. */
export const modifyPassword = call({
  summary: "Changes one's own password.",
  method: 'POST',
  path: 'api/Employee/ModifyPassword',
  write: true,
  audited: 'rights',
  agents: 'refused',
  request: ModifyPassword,
  response: Done,
  problems: ['oldPasswordWrong', 'accountLocked', 'passwordRejected'],
  clause: 'S2.39',
})
/** The mobile or mail address that the ticket proves becomes one's own, also for signing in. */
export const changeContact = call({
  summary: "Makes the mobile or mail address that a ticket proves one's own.",
  method: 'POST',
  path: 'api/Employee/ChangeContact',
  write: true,
  audited: 'rights',
  agents: 'refused',
  request: ChangeContact,
  response: Done,
  problems: ['ticketSpent', 'accountExists', 'oldPasswordWrong', 'accountLocked'],
  clause: 'S2.39',
})
export const saveLanguage = call({
  summary: "Keeps the language of the person's notifications.",
  method: 'POST',
  path: 'api/Employee/SaveLanguage',
  write: true,
  request: Type.Object({ language: words(...languages) }),
  response: Done,
  clause: 'S2.19',
})
