import { policyGoldenText } from '@sojourn/text/admin/policy/golden'
import type { Work } from '../../../context'
import { inEach } from '../policy/names'
import type { KeptRecord } from '../record/change-record'
import { findGolden } from './store'

/** A golden trip as its history keeps it. */
export async function goldenRecord(work: Work, goldenId: string): Promise<KeptRecord> {
  const row = await findGolden(work, goldenId)
  if (!row) return {}
  const { name, verdict, orderNo, endedOn } = row
  return {
    name,
    orderNo,
    verdict: inEach((language) => policyGoldenText[language].verdicts[verdict]),
    ...(endedOn !== null && { endedOn }),
  }
}
