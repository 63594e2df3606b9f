export interface RailSearch {
  departStations: readonly string[]
  arriveStations: readonly string[]
  date: string
  fastOnly: boolean
  /** Only this train, by the number it has at the boarding station or any other of its numbers. */
  trainNo?: string
}
export interface RailFastestSearch extends Omit<RailSearch, 'trainNo'> {
  party: number
}
/** Minutes; `left` is null where no train has so many seats left. */
export interface RailFastest {
  minutes: number
  left: number | null
  /** Fen of the plainest seat of the fastest, standing aside; absent where it has none. */
  price?: number
}
export interface RailTransferSearch extends Omit<RailSearch, 'trainNo'> {
  limit: number
}
/** Seat classes by the railway's own code (handbook 3.2); WZ is standing, at the price of the plainest seat. */
export type RailSeatClass = '9' | 'P' | 'D' | 'M' | 'O' | 'S' | '2' | '1' | '3' | 'J' | '4' | 'I' | '6' | 'A' | 'F' | 'WZ'
/** Handbook 3.1: the letter of the number; ordinary trains have none, or a rarer one. */
export type RailTrainType = 'G' | 'D' | 'C' | 'Z' | 'T' | 'K' | 'other'

/** A seat class of a ride as it is sold now. */
export interface RailSeat {
  seat: RailSeatClass
  /** Fare of one adult in fen; of berths the highest, which is that of a lower one. */
  price: number
  /** Fen; berths differ in price (handbook 3.2). */
  berths?: { lower: number; middle?: number; upper: number }
  /** Seats left for the whole ride; 21 means more than twenty. */
  seats: number
  /** Nothing is left, and the railway takes a waitlist (候补). */
  waitlist: boolean
}

/** One ride of one train between two of its stations. */
export interface RailRide {
  /** Internal number of the train and the date on which it leaves its first station. */
  trainKey: string
  /** The number that it has at the boarding station. */
  trainNo: string
  type: RailTrainType
  departStation: string
  departDate: string
  departTime: string
  arriveStation: string
  arriveTime: string
  /** Midnights between departure and arrival. */
  spanDays: number
  durationMinutes: number
  distanceKm: number
  /** The ride begins or ends where the train does. */
  fromOrigin: boolean
  toTerminus: boolean
  /** 复兴号 and its like. */
  fuxing: boolean
  /** `closed` is too close to departure, or gone. */
  sale: 'onSale' | 'notYetOnSale' | 'closed' | 'suspended'
  /** Instant; of what is not yet on sale. */
  saleStartsAt?: string
  seats: RailSeat[]
}

export interface RailStop {
  /** From 0, the train's first station. */
  index: number
  station: string
  /** The number from here on, where it changes along the route. */
  trainNo: string
  /** Absent at the first station. */
  arriveTime?: string
  /** Absent at the last station. */
  departTime?: string
  dwellMinutes: number
  /** Midnights since the train left its first station. */
  dayOffset: number
  distanceKm: number
}

export interface RailTransfer {
  first: RailRide
  second: RailRide
  /** Between arriving and leaving again. */
  changeMinutes: number
  /** The same station, another station of the city, or the same train with another seat. */
  change: 'sameStation' | 'acrossCity' | 'sameTrain'
}

/** One class of one ride. */
export interface RailChoice {
  trainKey: string
  departStation: string
  arriveStation: string
  seat: RailSeatClass
}
export interface RailQuote {
  rides: { ride: RailRide; seat: RailSeat }[]
}
