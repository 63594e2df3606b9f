import { Type } from 'typebox'
import { call } from '../kit/call'
import { Instant } from '../kit/local-date'
import { Page, PageRequest } from '../kit/page'

const Mail = Type.Object({ id: Type.String(), at: Instant, subject: Type.String(), body: Type.String() })

/** Mails written to me; where no mail server is set this is the only place to read them. A POST, as the words may be a name. */
export const getMyMails = call({
  summary: 'Notifications that were written to the caller, newest first.',
  method: 'POST',
  path: 'api/Common/GetMyMails',
  clause: 'S1.04',
  request: Type.Object({
    ...PageRequest,
    /** Of the subject or of the notification. */
    keyword: Type.Optional(Type.String({ maxLength: 50 })),
    /** Only this one. */
    id: Type.Optional(Type.String({ maxLength: 40 })),
  }),
  response: Type.Object({ delivered: Type.Boolean(), ...Page(Mail).properties }),
})
