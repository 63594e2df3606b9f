import type { getBillCertificate } from '@sojourn/contract/finance/bill-record.calls'
import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import { problem, type Problem } from '@sojourn/contract/kit/problems'
import type { Actor, Context } from '../../../context'
import { inCompany } from '../../../work'
import { findFiles } from '../match/match-store'
import { findBill } from './bill-store'
import { billOf } from './bills'
import { countBill, findCertificate } from './certificate-store'

/** What was counted when the bill was confirmed, beside a count of this moment. */
export const certificate = (
  context: Context,
  actor: Actor,
  { billNo }: RequestOf<typeof getBillCertificate>,
): Promise<ResponseOf<typeof getBillCertificate> | Problem> =>
  inCompany(context, actor.enterpriseId, async (work) => {
    const [row, certified, now, files] = await Promise.all([
      findBill(work, billNo),
      findCertificate(work, billNo),
      countBill(work, billNo),
      findFiles(work, billNo),
    ])
    if (!row) return problem('billUnknown', { field: 'billNo' })
    return {
      bill: billOf(context, row, actor),
      ...(certified && { certified: { at: certified.madeAt.toISOString(), counts: certified.counts } }),
      now,
      filesSince: files.filter(({ readAt }) => certified && readAt > certified.madeAt).length,
    }
  })
