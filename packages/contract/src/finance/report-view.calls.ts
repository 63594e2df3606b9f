import { Type } from 'typebox'
import { call } from '../kit/call'
import { words } from '../kit/words'
import { MailDay, ReceivedReport, ReportReader, ReportView, ReportViewSearch } from './report-view.shapes'
import { mailReadersAtMost, reportNames } from './report-words'

const ViewId = Type.String({ minLength: 1, maxLength: 40 })
const Person = Type.String({ minLength: 1, maxLength: 40 })

export const getReportViews = call({
  summary: "The caller's saved views of reports and those that colleagues share, with what is sent every month.",
  method: 'GET',
  path: 'api/Report/GetViews',
  access: 'readOrders',
  agents: 'refused',
  clause: 'S2.42',
  response: Type.Object({ views: Type.Array(ReportView), received: Type.Array(ReceivedReport) }),
})

export const getReportReaders = call({
  summary: 'Who may read reports of the company, to send one to them.',
  method: 'GET',
  path: 'api/Report/GetReaders',
  access: 'readOrders',
  agents: 'refused',
  clause: 'S2.42',
  response: Type.Object({ readers: Type.Array(ReportReader) }),
})

export const saveReportView = call({
  summary: 'Saves how a page of reports is looked at under a name; the same name of the same person and page is written anew.',
  method: 'POST',
  path: 'api/Report/SaveView',
  access: 'readOrders',
  agents: 'refused',
  write: true,
  clause: 'S2.42',
  request: Type.Object({
    page: words(...reportNames),
    name: Type.String({ maxLength: 40 }),
    search: ReportViewSearch,
    /** With all who read reports of the company. */
    shared: Type.Boolean(),
  }),
  response: Type.Object({ viewId: Type.String() }),
  problems: ['viewNameMissing', 'reportViewsTooMany'],
})

export const removeReportView = call({
  summary: 'Takes a saved view away, and with it what is sent of it.',
  method: 'POST',
  path: 'api/Report/RemoveView',
  access: 'readOrders',
  agents: 'refused',
  write: true,
  clause: 'S2.42',
  request: Type.Object({ viewId: ViewId }),
  response: Type.Object({ viewId: Type.String() }),
  problems: ['reportViewUnknown'],
})

export const chooseReportView = call({
  summary: 'Opens the page of a view with it from now on, or no longer.',
  method: 'POST',
  path: 'api/Report/ChooseView',
  access: 'readOrders',
  agents: 'refused',
  write: true,
  clause: 'S2.42',
  request: Type.Object({ viewId: ViewId, isDefault: Type.Boolean() }),
  response: Type.Object({ viewId: Type.String() }),
  problems: ['reportViewUnknown'],
})

export const mailReportView = call({
  summary: 'Sends the last month of a view by mail, every month on a day, to people who may read reports.',
  method: 'POST',
  path: 'api/Report/MailView',
  access: 'readOrders',
  agents: 'refused',
  audited: 'rights',
  write: true,
  clause: 'S2.42',
  request: Type.Object({
    viewId: ViewId,
    day: MailDay,
    readerIds: Type.Array(Person, { minItems: 1, maxItems: mailReadersAtMost, uniqueItems: true }),
  }),
  response: Type.Object({ viewId: Type.String(), nextOn: Type.String() }),
  problems: ['reportViewUnknown', 'reportReaderUnknown'],
})

export const stopReportMail = call({
  summary: 'Sends a view no longer; of what a colleague sends the caller alone gets it no longer.',
  method: 'POST',
  path: 'api/Report/StopMail',
  access: 'readOrders',
  agents: 'refused',
  write: true,
  clause: 'S2.42',
  request: Type.Object({
    viewId: ViewId,
    /** The colleague who sends it; the caller where absent. */
    senderId: Type.Optional(Person),
  }),
  response: Type.Object({ viewId: Type.String() }),
  problems: ['reportViewUnknown'],
})
