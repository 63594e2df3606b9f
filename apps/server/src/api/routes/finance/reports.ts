import { getReport, getReportChoices, searchReportLines } from '@sojourn/contract/finance/report.calls'
import { report, reportChoices } from '../../../modules/finance/report/report'
import { reportLines } from '../../../modules/finance/report/report-lines'
import { bind, type Api } from '../../bind'
import { bindReportFile } from './report-file'

export function bindReports(api: Api): void {
  bind(api, getReport, report)
  bind(api, searchReportLines, reportLines)
  bind(api, getReportChoices, reportChoices)
  bindReportFile(api)
}
