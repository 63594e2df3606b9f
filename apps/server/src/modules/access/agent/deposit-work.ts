import type { Language } from '@sojourn/contract/kit/language'
import { promisedBy } from '@sojourn/domain/booking/desk-hours'
import { formatYuan } from '@sojourn/domain/kit/money'
import { agencyWorkText } from '@sojourn/text/access/agency/work'
import type { ProductWork } from '../../../capabilities/display'
import type { Work } from '../../../context'
import { findAskedDeposits } from './work-store'

/** Whether money has come is looked up at the bank: two hours of working time. */
const decidedIn = 120

/** Requests to move a company's deposit, which the agency decides on its desk (handbook 10.4). */
export async function depositWork(work: Work, language: Language): Promise<ProductWork[]> {
  const desk = work.context.agency.deskHours(work.enterpriseId)
  const { deposit: kindName, depositKinds: kinds } = agencyWorkText[language]
  const asked = await findAskedDeposits(work)
  return asked.map(({ changeId, kind, amount, receipt, askedBy, askedAt }) => ({
    workNo: changeId,
    shownNo: receipt,
    kindName,
    title: `${kinds[kind]} ${formatYuan(amount)}`,
    requesterId: askedBy,
    askedAt,
    promisedBy: new Date(promisedBy(askedAt.toISOString(), decidedIn, desk)),
    path: `/agent/deposits?enterpriseId=${work.enterpriseId}`,
    inSession: false,
  }))
}
