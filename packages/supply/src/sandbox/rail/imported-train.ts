/** A call as a file gives it; minutes count from midnight of the first day, km are undefined where the file has none. */
export interface ImportedStop {
  station: string
  arrive: number
  depart: number
  km: number | undefined
}
export interface ImportedTrain {
  no: string
  days: number
  stops: ImportedStop[]
}
