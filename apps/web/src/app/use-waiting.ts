import { getUnconfirmedHotelDemandCount } from '../api/calls/products/hotel-demand'
import { getUnconfirmedDemandCount } from '../api/calls/products/intl-flight-demand'
import { useRead } from '../api/queries'

const rarely = { staleTime: 60_000 }

/** Offers of the agency that wait for an answer, by what was asked for: what the red dots tell (S4.34). */
export function useWaitingOffers(): { flights: number; hotels: number } {
  const flights = useRead(getUnconfirmedDemandCount, {}, rarely).data?.count ?? 0
  const hotels = useRead(getUnconfirmedHotelDemandCount, {}, rarely).data?.count ?? 0
  return { flights, hotels }
}
