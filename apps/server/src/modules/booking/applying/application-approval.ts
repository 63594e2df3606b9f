import type { ChosenApprovers } from '@sojourn/contract/booking/approval/approval.shapes'
import { languages, type LocalText } from '@sojourn/contract/kit/language'
import { applicationTitle } from '@sojourn/domain/booking/application/application-sentences'
import type { Problem } from '@sojourn/contract/kit/problems'
import type { Actor, Work } from '../../../context'
import { countriesOfApplication } from '@sojourn/domain/booking/application/occasion'
import { budgetTotal } from '@sojourn/domain/booking/application/check'
import type { ApplicationRow, ContentRow } from '../application/record'
import type { PersonRow } from '../traveller/store'
import { citiesOf } from '../application/application-summary'
import { chainOf, chosenByLevel } from '../approval/chain'
import { openApprovalFor } from '../approval/open-approval'
import { tellApprovers } from '../approval/tell-approvers'

/** What is asked for in one line, for approvers and notifications. */
export const titleOf = (shown: Pick<ContentRow, 'content'>): LocalText =>
  applicationTitle(
    shown.content.title,
    Object.fromEntries(languages.map((language) => [language, citiesOf(shown, language)])) as LocalText,
  )

interface ShownApplication {
  shown: Pick<ContentRow, 'content'>
  people: readonly PersonRow[]
  chosen?: ChosenApprovers | undefined
}

/** Who decides about an application; undefined where nobody needs to. */
export const applicationChain = (work: Work, actor: Actor, { shown, people, chosen }: ShownApplication) =>
  chainOf(work, people, {
    object: 'application',
    countries: countriesOfApplication(shown.content),
    outOfPolicy: false,
    amount: budgetTotal(shown.content),
    bookerId: actor.employeeId,
    costCentreIds: [shown.content.costCentreId],
    now: work.context.clock.now().toISOString(),
    ...chosenByLevel(chosen),
  })

type Chain = Exclude<Awaited<ReturnType<typeof chainOf>>, Problem>

interface AskedApplication {
  row: ApplicationRow
  shown: ContentRow
  asked: Chain
}

/** Opens the approval of an application that has just been submitted, modified or is to be revoked; where nobody decides, who is told hears of it. */
export async function askForApplication(
  work: Work,
  { employeeId, name }: Actor,
  { row, shown, asked: { chain, told, approvers } }: AskedApplication,
): Promise<string | undefined> {
  const subject = {
    kind: 'application' as const,
    object: 'application' as const,
    no: row.travelApplyNo,
    displayNo: row.displayNo,
    version: row.version,
    title: titleOf(shown),
    total: budgetTotal(shown.content),
    travellers: shown.people,
  }
  const applicant = { employeeId, name }
  if (chain) return openApprovalFor(work, { subject, chain, applicant, approvers })
  return told && tellApprovers(work, { subject, told, applicant })
}
