import type { LocalText } from '@sojourn/contract/kit/language'

/** What we need of a supplier of meeting venues. Money is fen, dates are local to the venue. */
export interface VenueSupply {
  /** Every venue of a city with its halls, and which of them are free on all the days asked for. */
  search(request: VenueSearch): Promise<Venue[]>
}

export interface VenueSearch {
  /** Id of a hotel city. */
  cityId: number
  /** Local days of the event, in order. */
  days: readonly string[]
}

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
  /** Most seats of each layout; 0 where the hall is not furnished so. */
  seats: Record<HallLayout, number>
  halfDayPrice: number
  dayPrice: number
  free: boolean
}
