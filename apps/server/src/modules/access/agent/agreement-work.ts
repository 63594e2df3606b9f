import type { Language } from '@sojourn/contract/kit/language'
import { promisedBy } from '@sojourn/domain/booking/desk-hours'
import { agencyWorkText } from '@sojourn/text/access/agency/work'
import type { ProductWork } from '../../../capabilities/display'
import type { Work } from '../../../context'
import { findAgreementsToDo } from './work-store'

/** Terms are prepared and checked within a working day of eight hours. */
const doneIn = 8 * 60

/** Service agreements that companies asked for, and terms that a colleague has to check or to mend. */
export async function agreementWork(work: Work, language: Language): Promise<ProductWork[]> {
  const desk = work.context.agency.deskHours(work.enterpriseId)
  const { agreement: kindName, agreementStages: stages } = agencyWorkText[language]
  const waiting = await findAgreementsToDo(work)
  return waiting.map(({ agreementId, stage, askedBy, at }) => ({
    workNo: agreementId,
    shownNo: '',
    kindName,
    title: stages[stage],
    requesterId: askedBy ?? '',
    askedAt: at,
    promisedBy: new Date(promisedBy(at.toISOString(), doneIn, desk)),
    path: `/agent/agreement?enterpriseId=${work.enterpriseId}`,
    inSession: false,
  }))
}
