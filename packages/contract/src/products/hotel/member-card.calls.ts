import { Type, type Static } from 'typebox'
import { call } from '../../kit/call'

/** A membership of a hotel group; its number is masked. */
export const MemberCard = Type.Object({
  cardId: Type.String(),
  /** The group by its simplified Chinese name, which is its id. */
  group: Type.String(),
  groupName: Type.String(),
  number: Type.String(),
  holder: Type.String(),
  /** Names of the group's brands. */
  brands: Type.Array(Type.String()),
})
export type MemberCard = Static<typeof MemberCard>
const MemberCards = Type.Object({
  cards: Type.Array(MemberCard),
  /** Groups that have a programme, for the form. */
  groups: Type.Array(Type.Object({ group: Type.String(), groupName: Type.String(), brands: Type.Array(Type.String()) })),
})

export const getHotelMemberCards = call({
  summary: "The caller's member cards of hotel groups.",
  method: 'GET',
  path: 'api/Hotel/GetMemberCards',
  clause: 'S2.39',
  response: MemberCards,
})
/** Adds a card, or changes one that `cardId` names; one card per group. An empty number of a known card leaves it. */
export const saveHotelMemberCard = call({
  summary: 'Adds or changes a member card of a hotel group.',
  method: 'POST',
  path: 'api/Hotel/SaveMemberCard',
  write: true,
  clause: 'S2.39',
  request: Type.Object({
    cardId: Type.Optional(Type.String({ maxLength: 40 })),
    group: Type.String({ maxLength: 40 }),
    number: Type.String({ maxLength: 30 }),
    holder: Type.String({ maxLength: 60 }),
  }),
  response: MemberCards,
  problems: ['memberCardUnknown', 'memberCardInvalid', 'memberCardTwice', 'hotelGroupUnknown'],
})
export const removeHotelMemberCard = call({
  summary: 'Removes a member card of a hotel group.',
  method: 'POST',
  path: 'api/Hotel/RemoveMemberCard',
  write: true,
  clause: 'S2.39',
  request: Type.Object({ cardId: Type.String({ maxLength: 40 }) }),
  response: MemberCards,
  problems: ['memberCardUnknown'],
})
