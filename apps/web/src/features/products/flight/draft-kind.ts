import type { FlightTempOrder } from '@sojourn/contract/products/flight.shapes'

/* Numbers of S1.01 and S3.21, read here directly: the tables of the contract would bring the schema library into the browser. */
const businessTravel = 1
const returnTrip = 1
const bookedForOthers = 1

export const isBusiness = (draft: Pick<FlightTempOrder, 'travelType'>): boolean => draft.travelType === businessTravel
export const isReturnTrip = (draft: Pick<FlightTempOrder, 'searchParams'>): boolean =>
  draft.searchParams.segmentType === returnTrip
export const isForOthers = (draft: Pick<FlightTempOrder, 'bookType'>): boolean => draft.bookType === bookedForOthers

/** From where to where a journey of the draft goes; the way back is the way out turned round. */
export function placesOf({ searchParams }: FlightTempOrder, journey: number): { departCode: string; arriveCode: string } {
  const { departAirportCode, arriveAirportCode } = searchParams
  return journey === 0
    ? { departCode: departAirportCode, arriveCode: arriveAirportCode }
    : { departCode: arriveAirportCode, arriveCode: departAirportCode }
}
