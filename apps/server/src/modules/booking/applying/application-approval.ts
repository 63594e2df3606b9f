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
  chain: NonNullable<Chain['chain']>
}

/** Opens the approval of an application that has just been submitted, modified or is to be revoked. */
export const askForApplication = (
  work: Work,
  actor: Actor,
  { row, shown, asked: { approvers }, chain }: AskedApplication,
): Promise<string> =>
  openApprovalFor(work, {
    subject: {
      kind: 'application',
      object: 'application',
      no: row.travelApplyNo,
      displayNo: row.displayNo,
      version: row.version,
      title: titleOf(shown),
      total: budgetTotal(shown.content),
      travellers: shown.people,
    },
    chain,
    applicant: { employeeId: actor.employeeId, name: actor.name },
    approvers,
  })
