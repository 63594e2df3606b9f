import type { FlightTempOrder } from '@sojourn/contract/products/flight/flight.shapes'

/* The numbers of S3.21, read here directly: the tables of the contract would bring the schema library into the browser. */
export const oneWay = 0
const returnTrip = 1

export const isReturnTrip = (draft: Pick<FlightTempOrder, 'searchParams'>): boolean =>
  draft.searchParams.segmentType === returnTrip

/** From where to where a journey of the draft goes; the way back is the way out turned round. */
export function placesOf({ searchParams }: FlightTempOrder, journey: number): { departCode: string; arriveCode: string } {
  const { departAirportCode, arriveAirportCode } = searchParams
  return journey === 0
    ? { departCode: departAirportCode, arriveCode: arriveAirportCode }
    : { departCode: arriveAirportCode, arriveCode: departAirportCode }
}
