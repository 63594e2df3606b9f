import { byFares } from '@sojourn/domain/booking/order-lines-now'
import { nothing } from '@sojourn/domain/finance/report/measure-line'
import { chinaDate } from '../../../kit/clock'
import { linesOfOrder, type NewReportLine } from './line-store'
import type { LateMoney } from './money-store'

/** Money that moved after the issue of its order, as lines of the day on which it did, shared among the lines of the order by their fares. */
export const lateLines = (moved: readonly LateMoney[], lines: readonly NewReportLine[]): NewReportLine[] =>
  moved.flatMap(({ orderNo, at, number, amount, company }) => {
    const own = lines.filter((line) => line.orderNo === orderNo)
    const fares = own.map(({ sums }) => sums.sold)
    const [parts, ofCompany] = [byFares(amount, fares), byFares(company, fares)]
    const day = chinaDate(at)
    return own.map((line, index): NewReportLine => {
      const part = parts[index]!
      return {
        ...line,
        kind: part < 0 ? 'refund' : line.kind,
        place: number * linesOfOrder + line.place,
        bookedDay: day,
        issuedDay: day,
        above: '',
        aboveShare: '',
        sums: { ...nothing(), ...(part < 0 ? { returned: -part } : { alteration: part }), company: ofCompany[index]! },
      }
    })
  })
