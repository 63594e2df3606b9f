/** A segment as an order is given it: what is asked across orders stands beside the body, which its product alone reads. */
export interface NewOrderSegment {
  position: number
  /** Only other stays take the nights of a stay. A service takes nobody anywhere, a ride within a city is in the way of nothing. */
  kind: 'journey' | 'stay' | 'service' | 'ride'
  /** As tickets and departure boards show it. */
  serviceNo: string
  /** The supplier's key of the service. */
  serviceKey: string
  /** Codes; a stay is in its arrival city, by name, and comes from none. */
  departCity: string
  arriveCity: string
  /** Codes of airports or stations; empty of a stay. */
  departPlace: string
  arrivePlace: string
  /** Fen that the ticket of each traveller is worth, by position in the order; none where no report asks for it. */
  worths: Record<number, number>
  departDate: string
  /** Of a stay. */
  rooms?: number
  nights?: number
  departAt: string
  arriveAt: string
  body: object
}
