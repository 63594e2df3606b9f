import { readStored } from '../../../kit/stored-version'
import type { KeptRide, KeptSeatClass } from './kept'

/** What a ticket is changed to, as the line of the change keeps it; money in fen. */
export interface KeptChange {
  version: 2
  to: Pick<KeptRide, 'trainKey' | 'departStation' | 'arriveStation' | 'seatClass'>
  /** Whose ticket it is: the place among those for whom the seats are locked. */
  passenger: number
  newFare: number
  /** The railway's fee on the difference to a cheaper train. */
  differenceFee: number
  /** Comes back when the change is done. */
  back: number
}

/** As it was stored before versions were. */
export interface FirstKeptChange {
  to: { trainKey: string; departStation: string; arriveStation: string; seat: KeptSeatClass }
  passenger: number
  newPrice: number
  differenceFee: number
  back: number
}

export const readChange = (body: unknown): KeptChange =>
  readStored('the change of a train ticket', body, { 1: ofFirst, 2: (change: KeptChange) => change })

const ofFirst = ({ to: { seat, ...place }, newPrice, passenger, differenceFee, back }: FirstKeptChange): KeptChange => ({
  version: 2,
  to: { ...place, seatClass: seat },
  passenger,
  newFare: newPrice,
  differenceFee,
  back,
})
