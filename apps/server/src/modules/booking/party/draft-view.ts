import { bookModes, bookTypes, travelTypes } from '@sojourn/contract/booking/codes'
import type { DraftParts } from '@sojourn/contract/booking/draft.shapes'
import type { Actor } from '../../../context'
import { travellerSummary, type PeopledDraft } from './draft-travellers'

/** What the answer about a draft of each product tells around its own search. */
export const draftParts = ({ draft, people }: PeopledDraft<object>, actor: Actor): DraftParts => ({
  tempOrderNo: draft.tempOrderNo,
  expiresAt: draft.expiresAt.toISOString(),
  travelType: travelTypes.code(draft.travelType),
  bookType: bookTypes.code(draft.bookType),
  bookMode: bookModes.code(draft.bookMode),
  ...(draft.travelApplyNo && { travelApplyNo: draft.travelApplyNo }),
  ...(draft.travelOrderNo && { travelOrderNo: draft.travelOrderNo }),
  travellers: people.map((person) => travellerSummary(person, actor)),
})
