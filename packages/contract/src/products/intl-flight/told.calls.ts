import { Type, type Static } from 'typebox'
import { call } from '../../kit/call'
import { words } from '../../kit/words'

export const toldKinds = ['card', 'address'] as const

/** What is kept of a person for the next journey abroad, masked: a card by its carrier, an address by its country. */
export const ToldToCarriers = Type.Object({
  kind: words(...toldKinds),
  code: Type.String(),
  /** Of the carrier or the country. */
  name: Type.String(),
  masked: Type.String(),
})
export type ToldToCarriers = Static<typeof ToldToCarriers>

const All = Type.Object({ list: Type.Array(ToldToCarriers) })

export const getMyToldToCarriers = call({
  summary: 'Cards and addresses of the caller that are offered for the next journey abroad, masked.',
  method: 'GET',
  path: 'api/FlightIntl/GetMyToldToCarriers',
  clause: 'S2.39',
  response: All,
})
/** Orders keep what carriers were told for them. */
export const forgetToldToCarriers = call({
  summary: 'Forgets a card or an address of the caller, which is then no longer offered.',
  method: 'POST',
  path: 'api/FlightIntl/ForgetToldToCarriers',
  write: true,
  clause: 'S2.39',
  request: Type.Object({ kind: words(...toldKinds), code: Type.String({ maxLength: 3 }) }),
  response: All,
})
