import { Type } from 'typebox'
import { letterGroups } from '../booking/letter-groups'
import { call } from '../kit/call'
import { languages } from '../kit/language'
import { Version } from '../kit/numbers'
import { words } from '../kit/words'

/** Letters that somebody may do without are not sent by mail; all can be read on the page of letters. */
export const getNotificationChoices = call({
  summary: 'Which letters the caller also wants by mail.',
  method: 'GET',
  path: 'api/Employee/GetNotificationChoices',
  clause: 'S2.39',
  response: Type.Object({
    version: Version,
    groups: Type.Array(Type.Object({ group: words(...letterGroups), mailed: Type.Boolean() })),
    /** Of letters and messages. */
    language: words(...languages),
    /** False where this installation hands letters to no mail server. */
    delivers: Type.Boolean(),
  }),
})

export const saveNotificationChoices = call({
  summary: 'Keeps which letters the caller also wants by mail, and the language of all.',
  method: 'POST',
  path: 'api/Employee/SaveNotificationChoices',
  write: true,
  clause: 'S2.39',
  /** `version` is the one that was read. */
  request: Type.Object({
    version: Version,
    unwanted: Type.Array(words(...letterGroups), { maxItems: letterGroups.length }),
    language: words(...languages),
  }),
  response: Type.Object({ version: Version }),
  problems: ['settingsChanged'],
})
