import type { Position } from './projection'

export type PlaceKind = 'district' | 'area' | 'station' | 'airport' | 'metro' | 'landmark' | 'water' | 'park' | 'road'

/** A place that the ground shows by its name. */
export interface MapPlace {
  id: string
  kind: PlaceKind
  name: string
  position: Position
  /** Metres over which an area reaches. */
  radius?: number
}

/** A hotel on the map. */
export interface MapPin {
  id: string
  position: Position
  /** Its price in short, or that it is full. */
  label: string
  look: 'within' | 'outside' | 'full'
}

/** The point that distances are measured from, with its name. */
export interface MapPoint {
  name: string
  position: Position
}

/** What lies on the ground, drawn below all names. */
export interface MapLines {
  /** Closed lines: what lies within an odd number of them is water. */
  shores: readonly (readonly Position[])[]
  rivers: readonly (readonly Position[])[]
  roads: readonly (readonly Position[])[]
  metro: readonly { colour: string; line: readonly Position[] }[]
  /** `radius` in metres. */
  parks: readonly { position: Position; radius: number }[]
}
