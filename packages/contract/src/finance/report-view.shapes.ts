import { Type, type Static } from 'typebox'
import { products } from '../booking/codes'
import { LocalDate } from '../kit/local-date'
import { words } from '../kit/words'
import { lastMailDay, reportComparisons, reportDays, reportGroups, reportNames, reportRegions } from './report-words'

const Id = Type.String({ minLength: 1, maxLength: 60 })

/** How a page of reports is narrowed and divided. Without days it is of the year so far. */
export const ReportViewSearch = Type.Object({
  region: Type.Optional(words(...reportRegions)),
  product: Type.Optional(words(...products.words)),
  dateKind: Type.Optional(words(...reportDays)),
  from: Type.Optional(LocalDate),
  to: Type.Optional(LocalDate),
  comparison: Type.Optional(words(...reportComparisons)),
  departmentId: Type.Optional(Id),
  entityId: Type.Optional(Id),
  costCentreId: Type.Optional(Id),
  projectCode: Type.Optional(Id),
  by: Type.Optional(words(...reportGroups)),
})
export type ReportViewSearch = Static<typeof ReportViewSearch>

export const MailDay = Type.Integer({ minimum: 1, maximum: lastMailDay })
const Reader = Type.Object({ employeeId: Type.String(), name: Type.String() })

/** A view that is sent by mail every month. */
const ReportMail = Type.Object({ day: MailDay, readers: Type.Array(Reader), nextOn: LocalDate })

export const ReportView = Type.Object({
  viewId: Type.String(),
  page: words(...reportNames),
  name: Type.String(),
  search: ReportViewSearch,
  shared: Type.Boolean(),
  /** Who saved it, where that is somebody else. */
  owner: Type.Optional(Type.String()),
  /** The page opens with it. */
  isDefault: Type.Boolean(),
  /** What the caller has sent every month. */
  mail: Type.Optional(ReportMail),
})
export type ReportView = Static<typeof ReportView>

/** A view that a colleague has sent to the caller. */
export const ReceivedReport = Type.Object({
  viewId: Type.String(),
  name: Type.String(),
  sender: Type.String(),
  senderId: Type.String(),
})
export const ReportReader = Reader
