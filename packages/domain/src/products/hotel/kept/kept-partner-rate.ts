import type { LocalText } from '@sojourn/contract/kit/language'
import { readStored } from '../../../kit/stored-version'

/** A rate that a partner of the company gives outside our contracts. */
export interface KeptPartnerRate {
  version: 1
  partner: LocalText
  roomName: LocalText
  /** Fen per room and night. */
  price: number
  breakfasts: number
  /** S4.05: 1 pay at the hotel, 2 pay in advance. */
  hotelType: 1 | 2
  /** Hours before 18:00 of arrival until which cancelling is free; absent when it never is. */
  freeHours?: number
}

export const readPartnerRate = (rate: unknown): KeptPartnerRate =>
  readStored("a partner's rate", rate, {
    1: (first: Omit<KeptPartnerRate, 'version'>): KeptPartnerRate => ({ ...first, version: 1 }),
  })
