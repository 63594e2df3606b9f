import { Type } from 'typebox'
import { letterGroups } from '../booking/letter-groups'
import { call } from '../kit/call'
import { words } from '../kit/words'

/** Letters that somebody may do without are not sent by mail; all can be read on the page of letters. */
export const getNotificationChoices = call({
  summary: 'Which letters the caller also wants by mail.',
  method: 'GET',
  path: 'api/Employee/GetNotificationChoices',
  clause: 'S2.39',
  response: Type.Object({
    groups: Type.Array(Type.Object({ group: words(...letterGroups), mailed: Type.Boolean() })),
    /** False where this installation hands letters to no mail server. */
    delivers: Type.Boolean(),
  }),
})

export const saveNotificationChoices = call({
  summary: 'Keeps which letters the caller also wants by mail.',
  method: 'POST',
  path: 'api/Employee/SaveNotificationChoices',
  write: true,
  clause: 'S2.39',
  request: Type.Object({ unwanted: Type.Array(words(...letterGroups), { maxItems: letterGroups.length }) }),
  response: Type.Object({}),
})
