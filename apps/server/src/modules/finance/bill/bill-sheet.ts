import type { BillLine } from '@sojourn/contract/finance/bill.shapes'
import type { Language } from '@sojourn/contract/kit/language'
import type { BaseRate } from '@sojourn/contract/kit/money'
import { problem, type Problem } from '@sojourn/contract/kit/problems'
import { minorDigits } from '@sojourn/domain/kit/currency'
import { localOf } from '@sojourn/domain/kit/local-date'
import { ordersText } from '@sojourn/text/admin/orders/words'
import { billPageText } from '@sojourn/text/finance/bill/page'
import type { Actor, Context } from '../../../context'
import type { Cursor } from '../../../kit/cursor'
import type { Sheet, SheetCell, SheetColumn } from '../../../kit/sheet/sheet'
import { inCompany } from '../../../work'
import { nameIn } from '../../booking/columns/latin-column'
import { toldRate } from '../../booking/columns/told-rate'
import { linesInBase, rateOfBill } from './base'
import { findBill, type BillRow } from './bill-store'
import { lineOf } from './line/lines'
import { findBillLines, type LineFilter } from './line/line-store'
import { zoneOf } from './zone'

const linesAtOnce = 1_000

/** The lines of a bill as a workbook, read page by page as it is written (handbook 10.3). */
export async function billSheet(
  context: Context,
  { enterpriseId, name, language }: Pick<Actor, 'enterpriseId' | 'name' | 'language'>,
  billNo: string,
  filter: LineFilter,
): Promise<Sheet | Problem> {
  const [bill, zone] = await inCompany(context, enterpriseId, (work) => Promise.all([findBill(work, billNo), zoneOf(work)]))
  if (!bill) return problem('billUnknown', { field: 'billNo' })
  const text = billPageText[language]
  const rate = rateOfBill(context, bill)
  const { date, time } = localOf(context.clock.now().toISOString(), zone)
  const columns = columnsOf(language, zone, rate)
  async function* rows(of: BillRow): AsyncGenerator<SheetCell[][]> {
    let after: Cursor | undefined
    do {
      const [page, baseOf] = await inCompany(context, enterpriseId, async (work) => {
        const rows = await findBillLines(work, billNo, filter, { after, limit: linesAtOnce })
        return [rows, await linesInBase(work, of, rows)] as const
      })
      yield page.map((row) => columns.map(({ cell }) => cell({ ...lineOf(row, language), ...baseOf(row) })))
      const last = page.at(-1)
      after = page.length === linesAtOnce && last ? { at: last.at.toISOString(), id: last.lineId } : undefined
    } while (after)
  }
  return {
    name: text.detail,
    about: [
      [text.title, text.period({ from: bill.fromDay, to: bill.toDay }), billNo, text.states[bill.state]].join(' '),
      ...(rate ? [toldRate(rate, language)] : []),
      ordersText[language].exportedBy({ name: nameIn(name, language), at: `${date} ${time}` }),
    ],
    columns,
    pages: rows(bill),
  }
}

interface LineColumn extends SheetColumn {
  cell: (line: BillLine) => SheetCell
}

/** Sheets know no zones: a moment is written as the company's clocks show it. */
const moment = (instant: string, zone: number): Date => new Date(new Date(instant).getTime() + zone * 60_000)

function columnsOf(language: Language, zone: number, rate: BaseRate | undefined): LineColumn[] {
  const text = billPageText[language]
  const { lines: words, products } = ordersText[language]
  const told = (field: keyof typeof words & keyof BillLine['told']): LineColumn => ({
    head: words[field],
    shows: 'words',
    cell: (line) => line.told[field] ?? '',
  })
  const own = (head: string, cell: LineColumn['cell'], shows: SheetColumn['shows'] = 'words'): LineColumn => ({
    head,
    shows,
    cell,
  })
  return [
    own(text.line.at, ({ at }) => moment(at, zone), 'moment'),
    own(words.orderNo, ({ orderNo }) => orderNo),
    ...(['subOrderNo', 'outsideNo', 'ticketNo'] as const).map(told),
    own(words.product, ({ product }) => products[product]),
    own(text.line.what, ({ category }) => text.categories[category]),
    own(text.columns.night, ({ night }) => night ?? null, 'count'),
    ...(['service', 'carrier', 'className', 'from', 'to'] as const).map(told),
    own(words.departAt, (line) => moment(line.told.departAt, zone), 'moment'),
    ...(['booker', 'bookerNumber', 'traveller', 'travellerNumber', 'department', 'grade', 'office'] as const).map(told),
    ...(['costCentreCode', 'costCentre', 'project'] as const).map(told),
    own(text.columns.payingDepartment, (line) => line.told.payingDepartment ?? ''),
    own(text.filters.entity, ({ entity }) => entity || text.noEntity),
    own(text.columns.companyCode, (line) => line.told.companyCode ?? ''),
    ...(['travelApplyNo', 'excessApplyNo', 'travelOrderNo', 'violations', 'handling', 'reason', 'discount'] as const).map(told),
    own(words.lowestPrice, (line) => line.told.lowestPrice ?? null, 'money'),
    ...(['lowestService', 'lowestDiscount', 'lowestReason'] as const).map(told),
    own(words.advanceDays, (line) => line.told.advanceDays, 'count'),
    ...(['channel', 'bookingMode', 'agent', 'repeatedRefund', 'ownPrice'] as const).map(told),
    own(text.sumsBy.method, ({ method }) => text.methods[method]),
    own(text.columns.direction, ({ company }) => (company < 0 ? text.directions.in : text.directions.out)),
    own(text.line.amount, ({ company }) => company, 'money'),
    ...(rate
      ? [own(text.columns.base(rate), ({ base }) => (base ? base.amount / 10 ** minorDigits(base.currency) : null), 'count')]
      : []),
    own(text.line.voucher, ({ voucher }) => text.vouchers[voucher]),
    own(text.columns.taxRate, ({ taxRate }) => taxRate, 'count'),
    own(text.line.tax, ({ deductibleTax }) => deductibleTax, 'money'),
    own(text.line.decision, ({ decision }) => (decision ? text.decisions[decision] : text.undecidedOne)),
    own(text.columns.from, ({ deferredFrom }) => deferredFrom ?? ''),
    own(text.columns.variance, ({ variance }) => (variance ? text.varianceStates[variance] : '')),
    ...(['purpose', 'remark', 'fields'] as const).map(told),
    own(text.columns.lineId, ({ lineId }) => lineId),
    own(text.columns.adjusts, ({ adjusts }) => adjusts ?? ''),
    own(text.columns.adjustedAt, ({ adjustedAt }) => (adjustedAt ? moment(adjustedAt, zone) : null), 'moment'),
  ]
}
