import type { IconName } from '../marks/icon-paths'

/** A place, or whatever else a picker offers, as it is shown. */
export interface Place {
  code: string
  name: string
  /** 0 a whole city, 1 an airport, 2 a port, 3 a railway station (S3.27); the caller's own kinds elsewhere. */
  kind: number
  /** A second line: the airport, the country, how far away. */
  hint?: string | undefined
  disabled?: boolean | undefined
  /** Outside mainland China. */
  abroad?: boolean | undefined
  /** Belongs to another form, which the caller opens when it is chosen. */
  elsewhere?: boolean | undefined
  /** Before the name in a list of results; a plane or a pin where nothing is said. */
  icon?: IconName | undefined
}
export interface PlaceGroup {
  key: string
  name: string
  places: readonly Place[]
}

/** Remembered cities: newest first, each once, five at most (S9.09). */
export const historyLimit = 5
export const remember = (history: readonly Place[], place: Place): Place[] =>
  [place, ...history.filter((other) => other.code !== place.code)].slice(0, historyLimit)
