import { Type } from 'typebox'
import { call } from '../kit/call'

/** Where somebody of the service answers in writing; `entrance` 0 is the portal, 1 an order (S7.10). */
export const getOnlineServiceInfo = call({
  summary: 'Where somebody of the service answers in writing.',
  method: 'POST',
  path: 'api/Common/GetOnlineServiceInfo',
  clause: 'S7.10',
  request: Type.Object({
    entrance: Type.Integer({ minimum: 0, maximum: 1 }),
    orderSerialNo: Type.Optional(Type.String({ maxLength: 40 })),
  }),
  response: Type.Object({ onlineServiceUrl: Type.String() }),
})
