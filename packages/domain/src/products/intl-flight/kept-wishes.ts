import { readStored } from '../../kit/stored-version'

/** What an order asked of the carriers for its travellers; nothing of it is promised. */
export interface KeptIntlWishes {
  version: 1
  list: KeptIntlWish[]
}
export interface KeptIntlWish {
  /** Positions in the order. */
  traveller: number
  segment: number
  seat?: 'window' | 'aisle'
  /** By the code of IATA. */
  meal?: 'VGML' | 'MOML' | 'KSML' | 'HNML' | 'DBML' | 'GFML' | 'LSML' | 'CHML' | 'BBML'
}

export const readIntlWishes = (body: unknown): KeptIntlWishes =>
  readStored('wishes of an international order', body, { 1: (wishes: KeptIntlWishes) => wishes })

/** As carriers read it in a remark: `P1 S2 WINDOW VGML`, counted from one. */
export const wishRemark = ({ traveller, segment, seat, meal }: KeptIntlWish): string =>
  [`P${traveller + 1}`, `S${segment + 1}`, seat?.toUpperCase(), meal].filter(Boolean).join(' ')
