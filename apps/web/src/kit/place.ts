/** A city or airport as the pickers show it. */
export interface Place {
  code: string
  name: string
  /** 0 a whole city, 1 an airport (S3.27). */
  kind: number
  /** A second line: the airport, the country, how far away. */
  hint?: string | undefined
  disabled?: boolean | undefined
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
