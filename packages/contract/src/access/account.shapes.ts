import { Type, type Static } from 'typebox'
import { words } from '../kit/words'

/** What a code or a mailed link is for. */
export const CodePurpose = words('signIn', 'activate', 'openAccount', 'register', 'reset', 'contact', 'domain')
export type CodePurpose = Static<typeof CodePurpose>

export const CodeChannel = words('mobile', 'mail')
export type CodeChannel = Static<typeof CodeChannel>

/** A login name: mobile or mail. For `register`, `openAccount`, `contact` and `domain` the code goes to it, otherwise to the person it belongs to. */
const Account = Type.String({ minLength: 1, maxLength: 100 })
const Code = Type.String({ pattern: '^\\d{6}$' })
const Password = Type.String({ maxLength: 100 })
/** Given for a right code, or in a mailed link: the right to set one password, once. */
const Ticket = Type.String({ minLength: 1, maxLength: 60 })

export const AskCode = Type.Object({ purpose: CodePurpose, channel: CodeChannel, account: Account })
export const CodeAsked = Type.Object({ expiresInSeconds: Type.Integer(), resendInSeconds: Type.Integer() })

export const SignInByCode = Type.Object({ account: Account, code: Code })
export const CheckCode = Type.Object({ purpose: CodePurpose, account: Account, code: Code })
export const CheckInitialPassword = Type.Object({ account: Account, password: Type.String({ minLength: 1, maxLength: 100 }) })

export const TicketRequest = Type.Object({ ticket: Ticket })
export const TicketGiven = Type.Object({ ticket: Type.String() })
/** What the page needs to know before a password is set; the account is masked. */
export const TicketInfo = Type.Object({
  purpose: CodePurpose,
  channel: CodeChannel,
  account: Type.String(),
  /** S5.32: the company wants lower case, upper case and a digit. */
  strictPassword: Type.Boolean(),
})

const newPassword = { password: Password, confirmPassword: Password }
export const SetPassword = Type.Object({ ticket: Ticket, ...newPassword })
export const ModifyPassword = Type.Object({ oldPassword: Password, ...newPassword })
/** With the present password, so that nobody takes an account over by a page that was left open. */
export const ChangeContact = Type.Object({ ticket: Ticket, oldPassword: Password })

const Name = Type.String({ minLength: 1, maxLength: 50 })
export const OpenAccount = Type.Object({
  ticket: Ticket,
  name: Name,
  /** Tells the company when the account is opened by mobile; a mail address tells it by its domain. */
  invitationCode: Type.Optional(Type.String({ maxLength: 30 })),
  /** The contact that was not verified: the mail of somebody who came by mobile, and the other way round. */
  otherContact: Type.String({ maxLength: 100 }),
  ...newPassword,
})
export const RegisterEnterprise = Type.Object({
  ticket: Ticket,
  enterpriseName: Type.String({ minLength: 1, maxLength: 100 }),
  contactName: Name,
  otherContact: Type.String({ maxLength: 100 }),
  ...newPassword,
})

/** What the sign-in pages must know of this installation. */
export const SignInOptions = Type.Object({
  /** Where messages can be read that nobody delivers; only in demonstrations. */
  outboxPath: Type.Union([Type.String(), Type.Null()]),
  /** Sign-in page of the site that this portal belongs to (S4.38). */
  parentLoginUrl: Type.Union([Type.String(), Type.Null()]),
})
