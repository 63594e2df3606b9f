import { readStored } from '../../../kit/stored-version'

/** The night of a coupon that is given up, and fen that the hotel keeps of it, whoever was paid. */
export interface KeptGivenNight {
  version: 1
  orderNo: string
  night: string
  kept: number
}

export const readGivenNight = (offer: unknown): KeptGivenNight =>
  readStored('a night given up', offer, {
    1: (first: Omit<KeptGivenNight, 'version'>): KeptGivenNight => ({ ...first, version: 1 }),
  })
