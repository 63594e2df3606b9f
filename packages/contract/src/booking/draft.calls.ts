import { Type } from 'typebox'
import { draftGone } from './booking-problems'
import { call } from '../kit/call'
import { TempOrder } from './draft.shapes'

const TempOrderNo = Type.Object({ tempOrderNo: Type.String({ maxLength: 40 }) })

export const getTempOrder = call({
  summary: 'A saved search of any product.',
  method: 'GET',
  path: 'api/Order/GetOrderTemp',
  access: 'book',
  clause: 'S3.40',
  request: TempOrderNo,
  response: TempOrder,
  problems: [...draftGone],
})

export const chooseTravellers = call({
  summary: 'Keeps who travels on a saved search of any product.',
  method: 'POST',
  path: 'api/Order/SaveOrderTempTravellers',
  access: 'book',
  write: true,
  clause: 'S4.14',
  request: Type.Object({
    ...TempOrderNo.properties,
    employeeIds: Type.Array(Type.String({ maxLength: 40 }), { minItems: 1, maxItems: 20 }),
  }),
  response: TempOrder,
  problems: [
    ...draftGone,
    'travellerUnknown',
    'travellerNotAllowed',
    'arrangerNotAllowed',
    'travellerTwice',
    'tooManyTravellers',
  ],
})
