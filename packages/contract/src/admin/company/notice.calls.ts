import { Type, type Static } from 'typebox'
import { products } from '../../booking/codes'
import { call } from '../../kit/call'
import { LocalDate } from '../../kit/local-date'
import { noticePositions } from '../../kit/notice-positions'
import { Version } from '../../kit/numbers'
import { Page, PageRequest } from '../../kit/page'
import { words } from '../../kit/words'
import { noticeLevels, noticeStates } from './notice-words'
import { SwitchedTogether, SwitchTogether } from './together.shapes'
import { RecordId, sentNames } from '../names.shapes'

/** What an announcement says, and where and when it is shown; days are China's, both inclusive. */
export const NoticeFields = Type.Object({
  titles: sentNames(60),
  descriptions: sentNames(120),
  contents: sentNames(2000),
  level: words(...noticeLevels),
  autoAlert: Type.Boolean(),
  /** A line at the foot that leads somewhere; without words there is none. */
  banner: Type.Object({ titles: sentNames(40), param: Type.String({ maxLength: 300 }) }),
  /** Empty lists and absent days set no limit. */
  positions: Type.Array(words(...noticePositions.words), { maxItems: 4, uniqueItems: true }),
  products: Type.Array(words(...products.words), { maxItems: 8, uniqueItems: true }),
  /** Places or other words of a journey, of which one has to be named. */
  keywords: Type.Array(Type.String({ minLength: 1, maxLength: 30 }), { maxItems: 20, uniqueItems: true }),
  travelFrom: Type.Optional(LocalDate),
  travelTo: Type.Optional(LocalDate),
  shownFrom: LocalDate,
  shownTo: LocalDate,
})
export type NoticeFields = Static<typeof NoticeFields>

export const CompanyNotice = Type.Object({
  noticeId: Type.String(),
  version: Version,
  /** In the reader's language. */
  title: Type.String(),
  state: words(...noticeStates),
  fields: NoticeFields,
  endedOn: Type.Optional(LocalDate),
})
export type CompanyNotice = Static<typeof CompanyNotice>

export const searchNotices = call({
  summary: 'What the company has announced, is announcing and will announce, the newest first.',
  method: 'POST',
  path: 'api/Manage/SearchNotices',
  access: 'readCompany',
  agents: 'refused',
  clause: 'S7.11',
  request: Type.Object({
    ...PageRequest,
    keyword: Type.Optional(Type.String({ maxLength: 60 })),
    /** Those that are over, instead of those that are not. */
    ended: Type.Optional(Type.Boolean()),
  }),
  response: Page(CompanyNotice),
})

export const saveNotice = call({
  summary: 'Announces something, or changes what was announced.',
  method: 'POST',
  path: 'api/Manage/SaveNotice',
  access: 'manageCompany',
  agents: 'refused',
  audited: 'rights',
  write: true,
  clause: 'S7.11',
  request: Type.Object({ noticeId: Type.Optional(RecordId), version: Version, fields: NoticeFields }),
  response: Type.Object({ noticeId: Type.String(), version: Version }),
  problems: ['noticeUnknown', 'companyInvalid', 'recordChanged'],
})

export const endNotice = call({
  summary: 'Takes an announcement down.',
  method: 'POST',
  path: 'api/Manage/EndNotice',
  access: 'manageCompany',
  agents: 'refused',
  audited: 'rights',
  write: true,
  clause: 'S7.11',
  request: Type.Object({ noticeId: RecordId, version: Version }),
  response: Type.Object({ noticeId: Type.String() }),
  problems: ['noticeUnknown', 'recordChanged'],
})

/** One that cannot be is named, and none is. */
export const switchNotices = call({
  summary: 'Takes several announcements down, or publishes them again.',
  method: 'POST',
  path: 'api/Manage/SwitchNotices',
  access: 'manageCompany',
  agents: 'refused',
  audited: 'rights',
  write: true,
  clause: 'S7.11',
  request: SwitchTogether,
  response: SwitchedTogether,
  problems: ['togetherRefused'],
})
