import { getReport, getReportChoices, searchReportLines } from '@sojourn/contract/finance/report.calls'
import {
  chooseReportView,
  getReportReaders,
  getReportViews,
  mailReportView,
  removeReportView,
  saveReportView,
  stopReportMail,
} from '@sojourn/contract/finance/report-view.calls'
import type { ConsoleCall } from './console-call.testing'

const november = { from: '2026-11-01', to: '2026-11-30' }
const viewId = 'none'

/** What travel cost and saved, and the views that people keep of it. */
export const reportCalls: readonly ConsoleCall[] = [
  [getReport, { ...november, groupedBy: 'department' }],
  [searchReportLines, november],
  [getReportChoices, {}],
  [getReportViews, {}],
  [getReportReaders, {}],
  [saveReportView, { page: 'flight', name: '', search: {}, shared: false }],
  [removeReportView, { viewId }],
  [chooseReportView, { viewId, isDefault: true }],
  [mailReportView, { viewId, day: 1, readerIds: ['1-employee'] }],
  [stopReportMail, { viewId }],
]
