import { readStored } from '../../../kit/stored-version'

type Code = 'window' | 'aisle' | 'legroom' | 'hotMeal' | 'bag'

/** What an order bought beside its fares. */
export interface KeptIntlExtras {
  version: 1
  list: KeptIntlExtra[]
}
export interface KeptIntlExtra {
  /** Positions in the order. */
  traveller: number
  segment: number
  kind: 'seat' | 'meal' | 'bag'
  code: Code
  /** Of a bag. */
  kilograms?: number
  count: number
  /** Fen of one, as it was bought. */
  price: number
  refundable: boolean
  /** The order that bought it for tickets that were there already. */
  boughtIn?: string
  state: 'asked' | 'confirmed' | 'replaced' | 'refused'
  /** As it was confirmed, at the price of one. */
  given?: { code: Code; price: number; seatNo?: string }
}

export const readIntlExtras = (body: unknown): KeptIntlExtras =>
  readStored('what an international order bought beside its fares', body, { 1: (extras: KeptIntlExtras) => extras })

export const noExtras: KeptIntlExtras = { version: 1, list: [] }
