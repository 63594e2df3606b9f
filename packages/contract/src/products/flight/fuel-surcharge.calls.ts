import { Type, type Static } from 'typebox'
import { call } from '../../kit/call'
import { LocalDate } from '../../kit/local-date'

/** No surcharge of a segment was ever near this. */
const mostFen = 100_000
const Amount = Type.Integer({ minimum: 0, maximum: mostFen })

/** In fen: up to and including 800 km, and beyond. Infants pay none. */
export const FuelSurcharge = Type.Object({
  from: LocalDate,
  short: Amount,
  long: Amount,
  childShort: Amount,
  childLong: Amount,
})
export type FuelSurcharge = Static<typeof FuelSurcharge>

/** handbook 1.2 */
export const getFuelSurcharges = call({
  summary: 'The levels of the fuel surcharge of domestic flights, newest first.',
  method: 'GET',
  path: 'api/Flight/GetFuelSurcharges',
  access: 'agent',
  clause: 'S7.52',
  response: Type.Object({ list: Type.Array(FuelSurcharge) }),
})

export const addFuelSurcharge = call({
  summary: 'Enters the next level of the fuel surcharge, for tickets issued from a future day on.',
  method: 'POST',
  path: 'api/Flight/AddFuelSurcharge',
  access: 'agent',
  write: true,
  clause: 'S7.52',
  request: FuelSurcharge,
  response: Type.Object({ list: Type.Array(FuelSurcharge) }),
  problems: ['dateInvalid', 'fuelSurchargeDate', 'fuelSurchargeTwice', 'fuelSurchargeChild'],
})
