import type { Language } from '@sojourn/contract/kit/language'
import { credentialText } from '@sojourn/text/booking/credential'
import { travellerText } from '@sojourn/text/booking/traveller'
import type { CredentialFormFault } from './credential-form'

/** What a person reads about a field of a document that is not right. */
export const credentialFaultSentence = (fault: CredentialFormFault, language: Language): string =>
  ({ ...travellerText[language].faults, ...credentialText[language].faults })[fault]
