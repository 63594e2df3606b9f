import type { VoucherFinding } from '@sojourn/contract/finance/voucher-words'
import { forgeryFindings } from '@sojourn/domain/finance/voucher/genuine'
import { judgeVoucher, worstOf, type Judgement } from '@sojourn/domain/finance/voucher/judge'
import { readVoucher, type ReadVoucher } from '@sojourn/domain/finance/voucher/read'
import type { Work } from '../../../context'
import { chinaDate } from '../../../kit/clock'
import { findTitles } from '../invoice/source-store'
import { findExpected, findIssued, type IssuedRow } from './expected-store'
import { findKept, isTakenBack } from './voucher-store'

export interface Weighing {
  /** Whose orders it is compared with; undefined of the company's. */
  ownerId: string | undefined
  orderNo: string | undefined
}
/** What a voucher is worth, and whether the company is to read it. */
export type Weighed = Judgement & { forCompany: boolean }

/** Compares a voucher with what was issued, with what was paid, and with what is kept already. */
export async function weigh(work: Work, voucher: ReadVoucher, whose: Weighing): Promise<Weighed> {
  const [issued, titles] = await Promise.all([findIssued(work, voucher.number), findTitles(work)])
  const toCompany = whose.ownerId === undefined || titles.some(({ taxNumber }) => taxNumber === voucher.buyer.taxNumber)
  const original = issued?.xml ? readVoucher(issued.xml) : undefined
  const known = typeof original === 'object' ? original : undefined
  const forgery = forgeryFindings(voucher, { today: chinaDate(work.context.clock.now()), issued: known })
  if (issued && forgery.length === 0) return weighIssued(issued, whose)
  const taken = await takenFindings(work, voucher)
  if (forgery.length === 0 && taken) return { ...judged(taken), forCompany: toCompany }
  const things = await findExpected(work, { voucher, ...whose })
  const judgement = judgeVoucher(voucher, { things, titles, forgery })
  const found = things.filter(({ key }) => judgement.keys.includes(key))
  return { ...judgement, forCompany: toCompany || found.some(({ payer }) => payer === 'company') }
}

const judged = (findings: VoucherFinding[], keys: string[] = []): Judgement => ({ verdict: worstOf(findings), findings, keys })

/** It is what was issued here: its things are known, and nobody else's invoice is told of. */
function weighIssued({ valid, payer, ownerId, keys }: IssuedRow, whose: Weighing): Weighed {
  const forCompany = payer === 'company'
  const isOthers = !forCompany && ownerId !== whose.ownerId
  const findings: VoucherFinding[] = isOthers ? ['noOrder'] : valid ? [] : ['takenBack']
  return { ...judged(findings, isOthers ? [] : keys), forCompany: forCompany || whose.ownerId === undefined }
}

/** Of a red-letter invoice, whether what it takes back is known; of another, whether it was taken back. Undefined where orders are asked. */
async function takenFindings(work: Work, { number, reverses }: ReadVoucher): Promise<VoucherFinding[] | undefined> {
  if (reverses === '') return (await isTakenBack(work, number)) ? ['takenBack'] : undefined
  return (await findKept(work, reverses)) ? [] : ['noOrder']
}
