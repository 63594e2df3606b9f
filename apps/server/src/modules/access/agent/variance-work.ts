import type { Language } from '@sojourn/contract/kit/language'
import { promisedBy } from '@sojourn/domain/booking/desk-hours'
import { formatYuan } from '@sojourn/domain/kit/money'
import { agencyWorkText } from '@sojourn/text/access/agency/work'
import type { ProductWork } from '../../../capabilities/display'
import type { Work } from '../../../context'
import { findWaitingVariances } from './work-store'

/** A line is looked up and answered within a working day of eight hours, so that the bill can be confirmed in time. */
const answeredIn = 8 * 60

/** Variances of bills, which the agency adopts or rejects (handbook 10.3). */
export async function varianceWork(work: Work, language: Language): Promise<ProductWork[]> {
  const desk = work.context.agency.deskHours(work.enterpriseId)
  const { variance: kindName } = agencyWorkText[language]
  const waiting = await findWaitingVariances(work)
  return waiting.map(({ varianceId, billNo, orderNo, claimed, raisedBy, raisedAt }) => ({
    workNo: varianceId,
    shownNo: billNo,
    kindName,
    title: `${orderNo} ${formatYuan(claimed)}`,
    requesterId: raisedBy,
    askedAt: raisedAt,
    promisedBy: new Date(promisedBy(raisedAt.toISOString(), answeredIn, desk)),
    path: `/agent/bills?enterpriseId=${work.enterpriseId}`,
    inSession: false,
  }))
}
