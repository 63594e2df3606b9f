// Made by scripts/contract/web-calls.mts from the calls of the contract.
import type * as contract from '@sojourn/contract/products/hotel/member-card.calls'
import type { WebCall } from '../../../web-call'

export const getHotelMemberCards: WebCall<typeof contract.getHotelMemberCards> = {
  method: 'GET',
  path: 'api/Hotel/GetMemberCards',
  write: false,
}
export const removeHotelMemberCard: WebCall<typeof contract.removeHotelMemberCard> = {
  method: 'POST',
  path: 'api/Hotel/RemoveMemberCard',
  write: true,
}
export const saveHotelMemberCard: WebCall<typeof contract.saveHotelMemberCard> = {
  method: 'POST',
  path: 'api/Hotel/SaveMemberCard',
  write: true,
}
