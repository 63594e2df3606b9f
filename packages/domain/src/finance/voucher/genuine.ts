import type { VoucherFinding } from '@sojourn/contract/finance/voucher-words'
import { taxNumberFault } from '../../kit/tax-number'
import { sum } from '../../kit/money'
import type { ReadVoucher, VoucherAmounts } from './read'

/** Provinces, by the first two digits of their code (GB/T 2260). */
const regions = new Set('11 12 13 14 15 21 22 23 31 32 33 34 35 36 37 41 42 43 44 45 46 50 51 52 53 54 61 62 63 64 65'.split(' '))
/** The tax office began to give numbers of twenty digits in 2021. */
const firstYear = 2021

interface Known {
  /** The local day. */
  today: string
  /** What was issued under this number, where it was issued to this company. */
  issued: ReadVoucher | undefined
}

/** What says that nobody issued a voucher as it is. */
export function forgeryFindings(voucher: ReadVoucher, { today, issued }: Known): VoucherFinding[] {
  const { number, issuedOn, buyer, seller } = voucher
  const found: [VoucherFinding, boolean][] = [
    ['sumsDiffer', !addsUp(voucher)],
    // Samples have numbers that the tax office never gives; each is known here.
    ['numberImpossible', issued === undefined && !isPossible(number, issuedOn || today, issuedOn !== '')],
    ['dateImpossible', issuedOn !== '' && (Number.isNaN(Date.parse(issuedOn)) || issuedOn > today)],
    ['taxNumberWrong', [buyer, seller].some(({ taxNumber }) => taxNumber !== '' && taxNumberFault(taxNumber) !== undefined)],
    ['altered', issued !== undefined && JSON.stringify(issued) !== JSON.stringify(voucher)],
  ]
  return found.flatMap(([finding, holds]) => (holds ? [finding] : []))
}

/** To the fen: each line, and all lines together; of air tickets with the fund and other taxes. */
function addsUp({ lines, untaxed, ...sums }: ReadVoucher): boolean {
  const fields = ['net', 'tax'] as const
  const isWhole = ({ net, tax, amount }: VoucherAmounts): boolean => net + tax === amount
  return (
    lines.length > 0 &&
    lines.every(isWhole) &&
    fields.every((field) => sum(lines.map((line) => line[field])) === sums[field]) &&
    sums.net + sums.tax + untaxed === sums.amount
  )
}

/** Two digits of the year, two of the province, sixteen of a channel's own. */
function isPossible(number: string, day: string, isIssued: boolean): boolean {
  if (!/^\d{20}$/.test(number)) return false
  const year = 2000 + Number(number.slice(0, 2))
  const last = Number(day.slice(0, 4))
  const isOfYear = isIssued ? year === last : year <= last
  return isOfYear && year >= firstYear && regions.has(number.slice(2, 4))
}
