import { Type } from 'typebox'
import { call } from '../kit/call'
import { languages } from '../kit/language'
import { words } from '../kit/words'
import {
  AskCode,
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
  method: 'GET',
  path: 'api/Common/GetSignInOptions',
  access: 'public',
  response: SignInOptions,
  clause: 'S2.14',
})
/** Answers the same whether the account exists or not; who is concerned finds out on the phone or in the mailbox. */
export const sendVerifyCode = call({
  method: 'POST',
  path: 'api/Employee/SendVerifyCode',
  access: 'public',
  request: AskCode,
  response: CodeAsked,
  problems: ['contactInvalid', 'codeTooSoon', 'codeTooMany', 'tooManyRequests'],
  clause: 'S2.15',
})
export const loginByCode = call({
  method: 'POST',
  path: 'api/Employee/LoginByCode',
  access: 'public',
  request: SignInByCode,
  response: SignedIn,
  problems: [...attempts],
  clause: 'S2.14',
})
/** Exchanges a right code for a ticket. */
export const checkVerifyCode = call({
  method: 'POST',
  path: 'api/Employee/CheckVerifyCode',
  access: 'public',
  request: CheckCode,
  response: TicketGiven,
  problems: [...attempts],
  clause: 'S2.15',
})
/** Exchanges the password that the company handed out for a ticket. */
export const checkInitialPassword = call({
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
  method: 'POST',
  path: 'api/Employee/GetVerifyTicket',
  access: 'public',
  request: TicketRequest,
  response: TicketInfo,
  problems: ['ticketSpent'],
  clause: 'S2.15',
})
export const activateAccount = call({
  method: 'POST',
  path: 'api/Employee/Activate',
  access: 'public',
  request: SetPassword,
  response: SignedIn,
  problems: [...setting],
  clause: 'S2.15',
})
export const openAccount = call({
  method: 'POST',
  path: 'api/Employee/OpenAccount',
  access: 'public',
  request: OpenAccount,
  response: SignedIn,
  problems: [...setting, 'contactInvalid', 'invitationWrong', 'accountExists', 'accountLocked'],
  clause: 'S2.16',
})
export const registerEnterprise = call({
  method: 'POST',
  path: 'api/Enterprise/Register',
  access: 'public',
  request: RegisterEnterprise,
  response: SignedIn,
  problems: [...setting, 'contactInvalid', 'enterpriseNameInvalid', 'accountExists'],
  clause: 'S2.17',
})
export const resetPassword = call({
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
  method: 'POST',
  path: 'api/Employee/ModifyPassword',
  write: true,
  agents: 'refused',
  request: ModifyPassword,
  response: Done,
  problems: ['oldPasswordWrong', 'accountLocked', 'passwordRejected'],
  clause: 'S2.39',
})
/** The mobile or mail address that the ticket proves becomes one's own, also for signing in. */
export const changeContact = call({
  method: 'POST',
  path: 'api/Employee/ChangeContact',
  write: true,
  agents: 'refused',
  request: TicketRequest,
  response: Done,
  problems: ['ticketSpent', 'accountExists'],
  clause: 'S2.39',
})
/** The language of the person's letters. */
export const saveLanguage = call({
  method: 'POST',
  path: 'api/Employee/SaveLanguage',
  write: true,
  request: Type.Object({ language: words(...languages) }),
  response: Done,
  clause: 'S2.19',
})
