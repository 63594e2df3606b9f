import type { Language } from '@sojourn/contract/kit/language'
import { travellerText } from '@sojourn/text/booking/traveller'
import type { ConflictKind } from './conflicts'

/** What may be wrong with a credential or a contact, for the product that is booked as well. */
export type TravellerFault = keyof (typeof travellerText)['en']['faults']

/** What a person reads about a credential or a contact that is not right. */
export const travellerFaultSentence = (fault: TravellerFault, language: Language): string => travellerText[language].faults[fault]

/** What the booker is warned of; `departAt` as shown, with date and time. */
export const conflictSentence = (
  kind: ConflictKind,
  conflict: { name: string; serviceNo: string; departAt: string },
  language: Language,
): string => travellerText[language].conflicts[kind](conflict)
