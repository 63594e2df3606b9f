import { aircraftType } from '@sojourn/domain/reference/air/aircraft'
import { airline, type Alliance } from '@sojourn/domain/reference/air/airlines'
import { airport } from '@sojourn/domain/reference/air/airports'
import { airCity } from '@sojourn/domain/reference/place/cities'
import { intlRoutes, type IntlRoute } from '@sojourn/domain/reference/air/intl-route-network'

export interface IntlAirport {
  latitude: number
  longitude: number
  city: string
  country: string
  zone: string
  terminals: readonly string[]
}
export interface IntlAirline {
  ticketPrefix: string
  country: string
  lowCost: boolean
  alliance?: Alliance
}

/** The facts that international flights stand on; the product's own reference tables have this shape. */
export interface IntlWorld {
  routes(): readonly IntlRoute[]
  airport(iata: string): IntlAirport | undefined
  /** All airports of a city. */
  cityAirports(city: string): readonly string[]
  airline(code: string): IntlAirline | undefined
  aircraft(code: string): { size: string } | undefined
}

export const referenceIntlWorld: IntlWorld = {
  routes: intlRoutes,
  airport,
  cityAirports: (city) => airCity(city)?.airports ?? [],
  airline,
  aircraft: aircraftType,
}
