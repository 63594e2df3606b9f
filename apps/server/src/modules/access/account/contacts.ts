import type { Language } from '@sojourn/contract/kit/language'
import { problem, type Problem } from '@sojourn/contract/kit/problems'
import { accountFault, nameFault } from '@sojourn/domain/booking/traveller/contact-validators'
import { travellerFaultSentence } from '@sojourn/domain/booking/traveller/traveller-sentences'
import type { Context } from '../../../context'
import type { VerificationRow } from '../code/verification-store'

export interface Contacts {
  /** The verified one: it becomes the login. */
  account: string
  mobile: string
  mail: string
}

/** Mobile and mail of a newcomer: the verified one and the other, which is a contact only. */
export function contactsOf(
  context: Context,
  { channel, accountCipher }: VerificationRow,
  otherContact: string,
  language: Language,
): Contacts | Problem {
  const account = context.vault.open(accountCipher)
  const other = otherContact.trim()
  const fault = accountFault(channel === 'mail' ? 'mobile' : 'mail', other)
  if (fault) return problem('contactInvalid', { field: 'otherContact', detail: { why: travellerFaultSentence(fault, language) } })
  return channel === 'mail' ? { account, mail: account, mobile: other } : { account, mail: other, mobile: account }
}

/** S5.38 */
export function personNameFault(name: string, field: string, language: Language): Problem | undefined {
  const fault = nameFault(name)
  return fault && problem('contactInvalid', { field, detail: { why: travellerFaultSentence(fault, language) } })
}
