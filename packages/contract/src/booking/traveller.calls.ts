import { Type } from 'typebox'
import { call } from '../kit/call'
import { TravellerSummary } from './traveller.shapes'

/** People whom the caller may book for: by name, pinyin, mobile or department. */
export const findTravellers = call({
  method: 'GET',
  path: 'api/Employee/FindTravellers',
  access: 'book',
  clause: 'S2.24',
  request: Type.Object({ keyword: Type.Optional(Type.String({ maxLength: 50 })) }),
  response: Type.Object({ list: Type.Array(TravellerSummary) }),
})
