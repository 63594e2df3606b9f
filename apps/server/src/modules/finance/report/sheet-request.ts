import type { ReportFilters } from '@sojourn/contract/finance/report.shapes'
import type { Measure, RailHours, ReportComparison, ReportGroup, ReportName } from '@sojourn/contract/finance/report-words'
import type { NearHours } from '@sojourn/domain/booking/report-facts'
import type { Figure } from '@sojourn/domain/finance/report/figures'
import type { EarlierDays } from '@sojourn/domain/finance/report/what-if'

/** What counts as the lowest fare, and which changes of habit are tried; as the page has them where nobody chose. */
export interface Habits {
  threshold: string
  days: EarlierDays
  hours: RailHours
  near: NearHours
}

/** What somebody sees and asks for as a file: the parts with these figures, or the lines. */
export interface SheetRequest extends ReportFilters {
  page: ReportName
  groupedBy: ReportGroup
  comparison?: ReportComparison
  figures: readonly Figure[]
  lines: boolean
  key?: string
  having?: Measure
  /** Of the page of savings. */
  habits?: Habits
}
