import { Type } from 'typebox'
import { call } from '../kit/call'
import { DiallingCode } from './country.shapes'

/** All dialling codes in the order of their headings, and the usual ones. The page filters them itself (S5.21). */
export const getDiallingCodeInfo = call({
  summary: 'All dialling codes, and the usual ones.',
  method: 'POST',
  path: 'api/Common/GetDiallingCodeInfo',
  access: 'public',
  clause: 'S7.12',
  response: Type.Object({ list: Type.Array(DiallingCode), hotList: Type.Array(DiallingCode) }),
})
