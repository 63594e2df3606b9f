import { referenceWorld } from '../air/reference-world'
import { airCity } from '@sojourn/domain/reference/place/cities'
import { airport } from '@sojourn/domain/reference/air/airports'
import { airline } from '@sojourn/domain/reference/air/airlines'
import type { AirWorld } from '../air/world'

/** What the international supply stands on beside the facts of domestic flights. */
export interface IntlAirWorld extends Pick<AirWorld, 'aircraft' | 'rush'> {
  airport(iata: string): { city: string; country: string; latitude: number; longitude: number } | undefined
  city(code: string): { country: string; latitude: number; longitude: number } | undefined
  airline(code: string): { country: string; ticketPrefix: string; lowCost: boolean } | undefined
}

export const referenceIntlWorld: IntlAirWorld = { ...referenceWorld, airport, airline, city: airCity }
