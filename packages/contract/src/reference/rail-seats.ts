import { Type } from 'typebox'

/** Codes of the railway's seats (handbook 3.2); WZ is standing. */
export const SeatCodes = Type.Array(Type.String({ pattern: '^([0-9A-Z]|WZ)$' }), { minItems: 1, maxItems: 20 })
