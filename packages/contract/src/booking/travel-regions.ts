/** Where something leads: within the mainland, to Hong Kong, Macau or Taiwan at the farthest, or to another country. */
export const travelRegions = ['domestic', 'hongKongMacaoTaiwan', 'abroad'] as const
export type TravelRegion = (typeof travelRegions)[number]

/** A country or region outside the mainland, as flows name it. */
export const outsideMainland = '^(?!CN)[A-Z]{2}$'
