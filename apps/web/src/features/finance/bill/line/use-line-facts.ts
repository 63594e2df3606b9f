import type { BillLine } from '@sojourn/contract/finance/bill.shapes'
import { formatInstant, formatPrice } from '../../../../kit/text/format'
import { formatMoney } from '../../../../kit/text/money'
import { useText } from '../../../../kit/text/text'

type Facts = readonly (readonly [string, string])[]

/** All that a line says beside its charge, by name (handbook 10.3). */
export const useLineFacts = (line: BillLine): Facts => [...useJourneyFacts(line), ...useCostFacts(line), ...useTaxFacts(line)]

/** Which order, for whom and what. */
function useJourneyFacts(line: BillLine): Facts {
  const text = useText('finance/bill/page')
  const words = useText('admin/orders/words').lines
  const { told } = line
  return [
    [words.orderNo, line.orderNo],
    [words.subOrderNo, told.subOrderNo ?? ''],
    [words.outsideNo, told.outsideNo ?? ''],
    [words.ticketNo, told.ticketNo],
    [text.line.what, text.categories[line.category]],
    [words.service, told.service],
    [words.carrier, told.carrier],
    [words.className, told.className],
    [words.from, told.from],
    [words.to, told.to],
    [words.departAt, told.departAt ? formatInstant(told.departAt) : ''],
    [words.traveller, joined(told.traveller, told.travellerNumber)],
    [words.booker, joined(told.booker, told.bookerNumber)],
    [words.department, told.department],
    [words.grade, told.grade],
    [words.office, told.office ?? ''],
  ]
}

/** Who bears it, under which approval, and what policy said. */
function useCostFacts(line: BillLine): Facts {
  const text = useText('finance/bill/page')
  const words = useText('admin/orders/words').lines
  const { told } = line
  const fen = (amount: number | undefined): string => (amount === undefined ? '' : formatPrice(amount))
  return [
    [words.costCentre, joined(told.costCentreCode, told.costCentre)],
    [text.columns.payingDepartment, told.payingDepartment ?? ''],
    [words.project, told.project],
    [text.filters.entity, line.entity],
    [text.columns.companyCode, told.companyCode ?? ''],
    [words.travelApplyNo, told.travelApplyNo],
    [words.excessApplyNo, told.excessApplyNo ?? ''],
    [words.travelOrderNo, told.travelOrderNo],
    [words.settleType, text.methods[line.method]],
    [words.channel, told.channel],
    [words.bookingMode, told.bookingMode ?? ''],
    [words.repeatedRefund, told.repeatedRefund ?? ''],
    [words.discount, told.discount ?? ''],
    [words.violations, told.violations],
    [words.handling, told.handling],
    [words.reason, told.reason],
    [words.lowestPrice, joined(told.lowestService ?? '', fen(told.lowestPrice), told.lowestDiscount ?? '')],
    [words.lowestReason, told.lowestReason ?? ''],
    [words.advanceDays, String(told.advanceDays)],
  ]
}

/** Its voucher, its tax, and what was said of it. */
function useTaxFacts(line: BillLine): Facts {
  const text = useText('finance/bill/page')
  const words = useText('admin/orders/words').lines
  const { told } = line
  return [
    [words.ownPrice, told.ownPrice ?? ''],
    [line.base ? text.columns.base(line.base) : '', line.base ? formatMoney(line.base) : ''],
    [text.line.voucher, text.vouchers[line.voucher]],
    [text.columns.taxRate, line.taxRate === 0 ? '' : `${line.taxRate}%`],
    [text.line.tax, line.deductibleTax === 0 ? '' : formatPrice(line.deductibleTax)],
    [text.columns.adjustedAt, line.adjustedAt ? formatInstant(line.adjustedAt) : ''],
    [text.columns.direction, line.company < 0 ? text.directions.in : text.directions.out],
    [words.agent, told.agent ?? ''],
    [words.purpose, told.purpose ?? ''],
    [words.fields, told.fields ?? ''],
    [words.remark, told.remark],
  ]
}

const joined = (...parts: readonly string[]): string => parts.filter(Boolean).join(' ')
