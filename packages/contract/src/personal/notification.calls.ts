import { Type } from 'typebox'
import { notificationGroups } from '../booking/notification-groups'
import { call } from '../kit/call'
import { languages } from '../kit/language'
import { Version } from '../kit/numbers'
import { words } from '../kit/words'

/** Notifications that somebody may do without are not sent by mail; all can be read on the page of notifications. */
export const getNotificationChoices = call({
  summary: 'Which notifications the caller also wants by mail.',
  method: 'GET',
  path: 'api/Employee/GetNotificationChoices',
  clause: 'S2.39',
  response: Type.Object({
    version: Version,
    groups: Type.Array(Type.Object({ group: words(...notificationGroups), mailed: Type.Boolean() })),
    /** Of notifications and messages. */
    language: words(...languages),
    /** False where this installation hands notifications to no mail server. */
    delivers: Type.Boolean(),
  }),
})

export const saveNotificationChoices = call({
  summary: 'Keeps which notifications the caller also wants by mail, and the language of all.',
  method: 'POST',
  path: 'api/Employee/SaveNotificationChoices',
  write: true,
  clause: 'S2.39',
  /** `version` is the one that was read. */
  request: Type.Object({
    version: Version,
    unwanted: Type.Array(words(...notificationGroups), { maxItems: notificationGroups.length }),
    language: words(...languages),
  }),
  response: Type.Object({ version: Version }),
  problems: ['settingsChanged'],
})
