import type { LocalText } from '@sojourn/contract/kit/language'
import type { Keys } from './keys'
import type { Asking } from './outside'

/** What we need of a supplier of meeting venues. Money is fen, dates are local to the venue. Every write carries a key: the same key answers the same. */
export interface VenueSupply extends Keys<VenueOperation, VenueFailure> {
  /** Every venue of a city with its halls, and which of them are free on all the days asked for. */
  search(asking: Asking, request: VenueSearch): Promise<Venue[]>
  /** Which days of a span each hall of a venue is taken on; undefined of a venue that is unknown. */
  calendar(asking: Asking, request: VenueCalendarAsked): Promise<HallCalendar[] | undefined>
  /** Keeps a hall on all of these days until an instant; none of them can be kept or booked twice. */
  hold(asking: Asking, request: HallHold): Promise<{ bookingNo: string } | VenueFailure>
  /** Books what is held; the number of the contract. */
  confirm(asking: Asking, request: { key: string; bookingNo: string }): Promise<{ contractNo: string } | VenueFailure>
  /**
   * Takes exactly these rooms out of sale under a key, all or none, instead of those that it held before: none gives them back. Rooms that
   * guests have booked of them stay theirs. It says which night has how many left where one has too few.
   */
  holdRooms(asking: Asking, request: RoomHold): Promise<{ held: number; hotelId: string } | RoomsShort | VenueFailure>
  /** The rooms that are held under a key, and how many of them guests have booked; none of a key that is unknown. */
  heldRooms(asking: Asking, request: { key: string }): Promise<HeldRooms[]>
  /** The days of a booking are free again; asked twice, nothing more happens. */
  release(asking: Asking, request: { bookingNo: string }): Promise<{ released: boolean }>
}

export type VenueOperation = 'hold' | 'confirm'
export interface VenueFailure {
  failure: VenueFailureKind
}
export type VenueFailureKind = 'hallUnknown' | 'venueUnknown' | 'hallTaken' | 'holdExpired' | 'bookingUnknown' | 'keyVoid'
export const isVenueFailure = (value: object): value is VenueFailure => 'failure' in value

export interface HallHold {
  key: string
  /** Id of a hotel city. */
  cityId: number
  hallKey: string
  /** Local days, in order. */
  days: readonly string[]
  until: Date
}

export interface RoomHold {
  key: string
  /** Id of a hotel city. */
  cityId: number
  venueKey: string
  /** Each begins on its local day. */
  nights: readonly { night: string; rooms: number }[]
  /** Fen of a room and night for the guests who book one of these. */
  rate: number
  /** Until the end of this local day a room that a guest gives back is held again; later the hotel sells it. */
  cutOff: string
}
export interface HeldRooms {
  night: string
  rooms: number
  booked: number
}
export interface RoomsShort {
  shortOn: string
  left: number
}

export interface VenueSearch {
  /** Id of a hotel city. */
  cityId: number
  /** Local days of the event, in order. */
  days: readonly string[]
}

export interface VenueCalendarAsked {
  /** Id of a hotel city. */
  cityId: number
  venueKey: string
  /** Local days, in order. */
  days: readonly string[]
}
export interface HallCalendar {
  hallKey: string
  taken: readonly string[]
}

/** What stands in a hall, or is brought into it at the venue's price. */
export const hallEquipment = ['projector', 'sound', 'microphones', 'videoConference', 'interpretation', 'stage'] as const
export type HallEquipment = (typeof hallEquipment)[number]

/** How the chairs stand: in rows at tables, in rows, around a U, around islands, at round tables, around one table. */
export const hallLayouts = ['classroom', 'theatre', 'uShape', 'islands', 'banquet', 'boardroom'] as const
export type HallLayout = (typeof hallLayouts)[number]

/** What a venue offers beside its halls. */
export const venueServices = ['rooms', 'meals', 'cars', 'materials', 'teaBreaks', 'teamBuilding'] as const
export type VenueService = (typeof venueServices)[number]

export interface Venue {
  venueKey: string
  cityId: number
  name: LocalText
  address: LocalText
  /** 0 without stars: a conference centre. */
  stars: number
  guestRooms: number
  /** The hotel whose rooms these are; none of a conference centre. */
  hotelId?: string
  /** Minutes on foot to the metro, and kilometres to the next station of the railway and airport. */
  reach: { metroMinutes?: number; stationKm: number; airportKm: number }
  services: readonly VenueService[]
  halls: readonly Hall[]
}

export interface Hall {
  hallKey: string
  name: LocalText
  floor: number
  areaSquareMetres: number
  ceilingMetres: number
  pillars: boolean
  daylight: boolean
  ledWall: boolean
  equipment: readonly HallEquipment[]
  /** Most seats of each layout; 0 where the hall is not furnished so. */
  seats: Record<HallLayout, number>
  halfDayPrice: number
  dayPrice: number
  free: boolean
}
