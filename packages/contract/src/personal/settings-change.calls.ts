import { Type, type Static } from 'typebox'
import { notificationGroups } from '../booking/notification-groups'
import { call } from '../kit/call'
import { languages } from '../kit/language'
import { Instant } from '../kit/local-date'
import { Version } from '../kit/numbers'
import { words } from '../kit/words'
import { TravelLike } from './travel-preference.calls'

/** What people set for themselves; each part is read and saved as a whole, at a version of its own. */
export const settingsParts = ['profile', 'preferences', 'notifications'] as const
export type SettingsPart = (typeof settingsParts)[number]

/** A part as it was at one version: of each part its own fields. */
const Settings = Type.Object({
  costCentre: Type.Optional(Type.Object({ id: Type.String(), name: Type.String() })),
  likes: Type.Optional(Type.Array(TravelLike)),
  unwanted: Type.Optional(Type.Array(words(...notificationGroups))),
  language: Type.Optional(words(...languages)),
})

const SettingsChange = Type.Object({
  version: Version,
  at: Instant,
  /** Who of the agency changed it in an assisted session; absent where the person did. */
  agentName: Type.Optional(Type.String()),
  before: Settings,
  after: Settings,
})
export type SettingsChange = Static<typeof SettingsChange>

export const getMySettingsChanges = call({
  summary: 'What was changed of a part of one’s own settings, the newest fifty first.',
  method: 'GET',
  path: 'api/Employee/GetMySettingsChanges',
  clause: 'S2.39',
  request: Type.Object({ part: words(...settingsParts) }),
  response: Type.Object({ list: Type.Array(SettingsChange) }),
})
