import type { CodeChannel } from '@sojourn/contract/access/account.shapes'
import { maskEmail, maskMobile } from '../booking/traveller/masking'

/** How long a code counts and how often one may be asked for; short enough that six digits cannot be guessed. */
export const codeRules = {
  minutes: 5,
  tries: 5,
  resendSeconds: 60,
  perAccountAndDay: 10,
  /** Who is known to an account is not counted among them: notifications and messages that others set off have an end too. */
  byStrangersAndDay: 30,
  perAddressAndHour: 30,
} as const

const mainland = '86'

/** A mobile as it is signed in with: mainland numbers as they are, others with + and dialling code. */
export const mobileAccount = (diallingCode: string, number: string): string =>
  diallingCode === mainland ? number : `+${diallingCode}${number}`

/** Which channel an account names by itself. */
export const channelOf = (account: string): CodeChannel => (account.includes('@') ? 'mail' : 'mobile')

export const maskAccount = (account: string): string => (channelOf(account) === 'mail' ? maskEmail(account) : maskMobile(account))

/** How many of a period, and when the first of them leaves it. */
export interface Counted {
  count: number
  freeInSeconds: number
}
/** Codes asked for before this one, whatever became of them. */
export interface CodesAsked {
  /** Seconds since the last one that this browser or address asked for this account, undefined when there was none today. */
  secondsSinceLast: number | undefined
  ownToday: Counted
  /** By all who are not known to the account; absent for a browser that is. */
  strangersToday?: Counted
  /** The same, of the address, for any account. */
  addressThisHour?: Counted
}
export interface CodeRefusal {
  kind: 'tooSoon' | 'tooMany' | 'address'
  /** Until one may be asked for again. */
  seconds: number
}

/** May another code be asked for? */
export function refuseCode(asked: CodesAsked): CodeRefusal | undefined {
  const { secondsSinceLast, ownToday, strangersToday, addressThisHour } = asked
  if (addressThisHour && addressThisHour.count >= codeRules.perAddressAndHour)
    return { kind: 'address', seconds: addressThisHour.freeInSeconds }
  if (ownToday.count >= codeRules.perAccountAndDay) return { kind: 'tooMany', seconds: ownToday.freeInSeconds }
  if (strangersToday && strangersToday.count >= codeRules.byStrangersAndDay)
    return { kind: 'tooMany', seconds: strangersToday.freeInSeconds }
  if (secondsSinceLast === undefined || secondsSinceLast >= codeRules.resendSeconds) return undefined
  return { kind: 'tooSoon', seconds: Math.ceil(codeRules.resendSeconds - secondsSinceLast) }
}
