import { getReportChoices } from '../../../api/calls/finance/report'
import { useRead } from '../../../api/queries'
import type { ReportSearch } from './report-search'

/** Whether the department by which a report is narrowed stands at the top of the company; so does one of which nothing is known. */
export function useAtTop({ departmentId }: Pick<ReportSearch, 'departmentId'>): boolean {
  const { data } = useRead(getReportChoices, {})
  return departmentId !== '' && data?.departments.find((one) => one.departmentId === departmentId)?.atTop !== false
}
