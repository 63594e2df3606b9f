import { createHash } from 'node:crypto'
import { isLapsed } from '@sojourn/domain/finance/invoice/deadline'
import { chinaOffsetMinutes, localOf } from '@sojourn/domain/kit/local-date'
import { checkCharacter, taxNumberFault } from '@sojourn/domain/kit/tax-number'
import { sum } from '@sojourn/domain/kit/money'
import type { InvoicingSupply, VoucherRefusal, VoucherRequest } from '../../ports/invoicing'
import { airXml } from './air-xml'
import { generalXml } from './general-xml'
import { railXml } from './rail-xml'

const taxNumber = (seventeen: string): string => `${seventeen}${checkCharacter(seventeen)}`
const agency = { name: '样例商旅服务有限公司', taxNumber: taxNumber('91310000MA1FL9001') }
const insurer = { name: '样例财产保险股份有限公司', taxNumber: taxNumber('91310000MA1FL9002') }

/** Whose name stands on it; the railway's voucher names no seller, and an airline's the carrier. */
const sellers: Readonly<Record<VoucherRequest['issuer'], (request: VoucherRequest) => typeof agency>> = {
  agency: () => agency,
  insurer: () => insurer,
  railway: () => ({ name: '', taxNumber: '' }),
  airline: ({ lines }) => ({ name: lines[0]?.carrier ?? '', taxNumber: '' }),
}

/** No invoice of the tax office begins with year 00 and region 00, so that none of these can be taken for one. */
const numberOf = (key: string): string => {
  const digest = createHash('sha256').update(key).digest().readBigUInt64BE()
  return `0000${String(digest % 10n ** 16n).padStart(16, '0')}`
}

/**
 * What an issuer looks at before it writes: a company's number, that lines, parts and sums agree, and of a new voucher of a journey how long ago
 * that was.
 */
function refusalOf({ buyer, lines, at, reverses, ...sums }: VoucherRequest): VoucherRefusal | undefined {
  if (buyer.name.trim() === '' || (buyer.taxNumber !== '' && taxNumberFault(buyer.taxNumber))) return 'titleRefused'
  const fields = ['amount', 'net', 'tax', 'untaxed'] as const
  const agree = fields.every((field) => sum(lines.map((line) => line[field])) === sums[field])
  const whole = [sums, ...lines].every((one) => one.net + one.tax + one.untaxed === one.amount)
  if (!agree || !whole || sums.amount === 0) return 'sumsRefused'
  const today = localOf(at, chinaOffsetMinutes).date
  return reverses === undefined && lines.some((line) => isLapsed(line, today)) ? 'tooLate' : undefined
}

const formats = { airItinerary: airXml, railTicket: railXml, special: generalXml, ordinary: generalXml, insurance: generalXml }

/** The built-in issuer keeps nothing: its numbers follow from the keys, so a repetition answers the same number. What it writes is a sample. */
export const createSandboxInvoicing = (): InvoicingSupply => ({
  issue(request) {
    const refusal = refusalOf(request)
    if (refusal) return Promise.resolve({ refusal })
    const seller = sellers[request.issuer](request)
    const written = { number: numberOf(request.key), issuedAt: request.at, seller }
    return Promise.resolve({ ...written, xml: formats[request.kind](request, written) })
  },
})
