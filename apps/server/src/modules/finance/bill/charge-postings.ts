import type { Work } from '../../../context'
import { linesOfPostings, type Telling } from './lines-of'
import { findSpent, insertBillLines, insertBillPostings, insertTold, type LedgerPlace } from './source-store'

/** Charges in a bill what these postings spent of the company's money; what they only set aside is no charge. */
export async function chargePostings(
  work: Work,
  billNo: string,
  postings: readonly LedgerPlace[],
  telling: Telling,
): Promise<void> {
  const spent = await findSpent(
    work,
    postings.map(({ postingId }) => postingId),
  )
  if (spent.length === 0) return
  const { lines, told } = await linesOfPostings(work, spent, telling)
  await insertBillPostings(work, billNo, [...new Set(spent.map(({ postingId }) => postingId))])
  await insertTold(work, told)
  await insertBillLines(work, billNo, lines)
}
