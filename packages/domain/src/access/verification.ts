import type { CodeWay } from '@sojourn/contract/access/account.shapes'
import { emailFault, mobileFault, type ContactFault } from '../booking/traveller/contact-validators'
import { maskEmail, maskMobile } from '../booking/traveller/masking'

/** How long a code counts and how often one may be asked for; short enough that six digits cannot be guessed. */
export const codeRules = {
  minutes: 5,
  tries: 5,
  resendSeconds: 60,
  perAccountAndDay: 10,
  perAddressAndHour: 30,
} as const

const mainland = '86'

/** A mobile as it is signed in with: mainland numbers as they are, others with + and dialling code. */
export const mobileAccount = (diallingCode: string, number: string): string =>
  diallingCode === mainland ? number : `+${diallingCode}${number}`

const abroad = /^\+\d+$/
const longestAbroad = 17

/** What is wrong with a mobile or a mail address that a code shall go to (S5.22–S5.24); one address, not a list. */
export function accountFault(way: CodeWay, account: string): ContactFault | undefined {
  if (way === 'mail') return account.includes(',') ? 'emailWrong' : emailFault(account)
  if (!abroad.test(account)) return mobileFault(account)
  return account.length > longestAbroad ? 'mobileTooLong' : undefined
}

/** Which way an account names by itself. */
export const wayOf = (account: string): CodeWay => (account.includes('@') ? 'mail' : 'mobile')

export const maskAccount = (account: string): string => (wayOf(account) === 'mail' ? maskEmail(account) : maskMobile(account))

/** Codes asked for before this one, whatever became of them. */
export interface CodesAsked {
  /** Seconds since the last one for this account, undefined when there was none today. */
  secondsSinceLast: number | undefined
  accountToday: number
  addressThisHour: number
}
export type CodeRefusal = { kind: 'tooSoon'; seconds: number } | { kind: 'tooMany' } | { kind: 'address' }

/** May another code be asked for? */
export function refuseCode({ secondsSinceLast, accountToday, addressThisHour }: CodesAsked): CodeRefusal | undefined {
  if (addressThisHour >= codeRules.perAddressAndHour) return { kind: 'address' }
  if (accountToday >= codeRules.perAccountAndDay) return { kind: 'tooMany' }
  if (secondsSinceLast === undefined || secondsSinceLast >= codeRules.resendSeconds) return undefined
  return { kind: 'tooSoon', seconds: Math.ceil(codeRules.resendSeconds - secondsSinceLast) }
}
