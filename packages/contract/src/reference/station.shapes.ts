import { Type, type Static } from 'typebox'

/** A railway station. `code` is its telegraph code (VNP), `szmCode` the initials of its pinyin (bjn), which lookups use. */
export const TrainStation = Type.Object({
  name: Type.String(),
  code: Type.String(),
  szmCode: Type.String(),
  quanPin: Type.String(),
  cityName: Type.String(),
})
export type TrainStation = Static<typeof TrainStation>

/** Stations whose pinyin begins with one of the letters of `nameFirst`: ABCDEF, GHJKL, MNPQRS or TWXYZ (S9.14). */
export const StationGroup = Type.Object({ nameFirst: Type.String(), stationList: Type.Array(TrainStation) })
export type StationGroup = Static<typeof StationGroup>
