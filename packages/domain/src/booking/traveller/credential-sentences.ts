import type { Language } from '@sojourn/contract/kit/language'
import { credentialText } from '@sojourn/text/booking/credential'
import { travellerText } from '@sojourn/text/booking/traveller'
import type { CredentialFormFault } from './credential-form'

/** What a person reads about a field of a document that is not right. */
export function credentialFaultSentence(fault: CredentialFormFault, language: Language): string {
  const own: Partial<Record<CredentialFormFault, string>> = credentialText[language].faults
  const shared: Partial<Record<CredentialFormFault, string>> = travellerText[language].faults
  const sentence = own[fault] ?? shared[fault]
  if (sentence === undefined) throw new Error(`no sentence for ${fault}`)
  return sentence
}
