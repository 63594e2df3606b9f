import type { Language } from '@sojourn/contract/kit/language'
import { travellerText } from '@sojourn/text/booking/traveller'
import type { ConflictKind } from './conflicts'
import type { ContactFault } from './contact-validators'
import type { CredentialFault } from './credentials'

/** What a person reads about a credential or a contact that is not right. */
export const travellerFaultSentence = (fault: CredentialFault | ContactFault, language: Language): string =>
  travellerText[language].faults[fault]

/** What the booker is warned of; `departAt` as shown, with date and time. */
export const conflictSentence = (
  kind: ConflictKind,
  conflict: { name: string; flightNo: string; departAt: string },
  language: Language,
): string => travellerText[language].conflicts[kind](conflict)
