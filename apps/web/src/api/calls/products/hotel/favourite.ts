// Made by scripts/contract/web-calls.mts from the calls of the contract.
import type * as contract from '@sojourn/contract/products/hotel/favourite.calls'
import type { WebCall } from '../../../web-call'

export const addFavouriteHotel: WebCall<typeof contract.addFavouriteHotel> = {
  method: 'POST',
  path: 'api/Hotel/AddFavouriteHotel',
  write: true,
}
export const getFavouriteHotels: WebCall<typeof contract.getFavouriteHotels> = {
  method: 'POST',
  path: 'api/Hotel/GetFavouriteHotels',
  write: false,
}
export const removeFavouriteHotel: WebCall<typeof contract.removeFavouriteHotel> = {
  method: 'POST',
  path: 'api/Hotel/RemoveFavouriteHotel',
  write: true,
}
