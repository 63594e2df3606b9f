import { airCity } from '@sojourn/domain/reference/place/cities'
import { aircraftType } from '@sojourn/domain/reference/air/aircraft'
import { referenceWorld } from '../air/reference-world'
import type { AirWorld } from '../air/world'
import { referenceIntlWorld, type IntlWorld } from './world'

/** What fares and seats stand on beside the facts of the timetable. */
export interface SaleWorld extends Omit<IntlWorld, 'aircraft'>, Pick<AirWorld, 'aircraft' | 'rush'> {
  city(code: string): { country: string; latitude: number; longitude: number } | undefined
}

export const referenceSaleWorld: SaleWorld = {
  ...referenceIntlWorld,
  aircraft: aircraftType,
  rush: (date) => referenceWorld.rush(date),
  city: airCity,
}
