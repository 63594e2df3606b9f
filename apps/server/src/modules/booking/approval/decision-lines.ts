import type { Language } from '@sojourn/contract/kit/language'
import { actSentence } from '@sojourn/domain/booking/approval/approval-sentences'
import { needsApproval } from '@sojourn/domain/booking/policy/verdict'
import { passengerName } from '@sojourn/domain/booking/traveller/passenger-name'
import { mailText } from '@sojourn/text/booking/mail'
import type { Work } from '../../../context'
import type { Tenant } from '../../../db/tenant'
import { findActs, othersIn, type ActRow } from './act-store'
import { nameIn } from '../columns/latin-column'
import { findApplications, findContent } from '../application/store'
import { journeyLines, type Lines } from '../coupon/journey-lines'
import { storedReason } from '../party/stored-reason'
import type { ApprovalSubject } from './subject'

type Decided = Pick<ApprovalSubject, 'kind' | 'no' | 'told'>

/** What a decision needs beside number and price: when the journey is, what is out of policy and why, who handed it over. */
export async function decisionLines(work: Work, approvalId: string, subject: Decided): Promise<Lines> {
  const { told } = subject
  const lines = await subjectLines(work, subject, told && journeyLines(work, told.order, told.travellers))
  const last = (await findActs(work, [approvalId], 'anybody')).at(-1)
  return (language) => [...lines(language), ...(last && handsOver(last) ? [handedOver(last, language)] : [])]
}

/** The same of a case that is new: nobody has handed it over yet. */
export async function subjectLines(work: Work, { kind, no, told }: Decided, journey: Promise<Lines> | undefined): Promise<Lines> {
  const dates = kind === 'order' ? undefined : await plannedDates(work, no)
  const ofJourney = await journey
  return (language) => {
    const text = mailText[language].decision
    const people = (told?.travellers ?? []).flatMap(({ reason, violations, ...person }) => {
      const traveller = passengerName(person, language)
      const beyond = violations
        .filter(needsApproval)
        .map(({ sentence }) => text.beyond({ traveller, sentence: sentence[language] }))
      return [...beyond, ...(reason ? [text.reason({ traveller, reason: storedReason(reason, language) })] : [])]
    })
    return [...(dates ? [text.dates(dates)] : []), ...(ofJourney?.(language) ?? []), ...people]
  }
}

const handsOver = ({ act }: ActRow): boolean => act === 'transfer' || act === 'addSigner' || act === 'escalate'

const handedOver = (act: ActRow, language: Language): string =>
  mailText[language].decision.handedOver({
    sentence: actSentence({ ...act, ...othersIn(act, language), actorName: nameIn(act.actorName, language) }, language),
    words: act.words,
  })

/** Of the version that is asked for. */
async function plannedDates(tenant: Tenant, no: string) {
  const [row] = await findApplications(tenant, [no])
  const shown = row && (await findContent(tenant, no, row.contentVersion))
  return shown && { from: shown.content.startDate, to: shown.content.endDate }
}
