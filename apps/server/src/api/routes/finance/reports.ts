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
import { report, reportChoices } from '../../../modules/finance/report/report'
import { reportLines } from '../../../modules/finance/report/report-lines'
import { mailView, stopMail } from '../../../modules/finance/report/view/mails'
import { chooseView, removeView, reportReaders, reportViews, saveView } from '../../../modules/finance/report/view/views'
import { bind, type Api } from '../../bind'
import { bindReportFile } from './report-file'

export function bindReports(api: Api): void {
  bind(api, getReport, report)
  bind(api, searchReportLines, reportLines)
  bind(api, getReportChoices, reportChoices)
  bind(api, getReportViews, reportViews)
  bind(api, getReportReaders, reportReaders)
  bind(api, saveReportView, saveView)
  bind(api, removeReportView, removeView)
  bind(api, chooseReportView, chooseView)
  bind(api, mailReportView, mailView)
  bind(api, stopReportMail, stopMail)
  bindReportFile(api)
}
