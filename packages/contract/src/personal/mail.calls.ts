import { Type } from 'typebox'
import { call } from '../kit/call'
import { Instant } from '../kit/local-date'

/** Mails written to me; where no mail server is set this is the only place to read them. */
export const getMyMails = call({
  summary: 'Letters that were written to the caller.',
  method: 'GET',
  path: 'api/Common/GetMyMails',
  clause: 'S1.04',
  response: Type.Object({
    delivered: Type.Boolean(),
    list: Type.Array(Type.Object({ id: Type.String(), at: Instant, subject: Type.String(), body: Type.String() })),
  }),
})
