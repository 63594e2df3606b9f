import { applicationStates } from '@sojourn/contract/booking/application/application.codes'
import type { getApplicationAsOf } from '@sojourn/contract/booking/time-machine.calls'
import type { ApplicationAsOf } from '@sojourn/contract/booking/time-machine.shapes'
import type { RequestOf } from '@sojourn/contract/kit/call'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import { budgetTotal } from '@sojourn/domain/booking/application/check'
import { applicationLeft } from '@sojourn/domain/booking/application/reserve'
import { differences, legRoute, applicationAt, takenAsOf, type ApplicationAt } from '@sojourn/domain/booking/application/as-of'
import { applicationText } from '@sojourn/text/booking/application/words'
import type { Actor, Context } from '../../../context'
import { inSnapshot } from '../../../work'
import type { ContentRow } from '../application/record'
import { accountBalance } from '../application/application-account'
import { citiesOf } from '../application/application-summary'
import { travellerOf } from '../applying/application-view'
import { applicationMoments } from './time-machine-application-moments'
import { applicationRecords, contentOf, stepsOf, type ApplicationRecords } from './time-machine-application-records'
import { approvalAsOf, knewAsOf, momentOf } from './time-machine-asked'

/** A travel application as of a moment, rebuilt from what was recorded: versions, history, movements, acts, notifications and looks. */
export const applicationAsOf = (
  context: Context,
  actor: Actor,
  request: RequestOf<typeof getApplicationAsOf>,
): Promise<ApplicationAsOf | Problem> =>
  inSnapshot<ApplicationAsOf | Problem>(context, actor.enterpriseId, async (work) => {
    const at = momentOf(context, request)
    if (isProblem(at)) return at
    const records = await applicationRecords(work, actor, request.travelApplyNo)
    if (isProblem(records)) return records
    const now = applicationAt(stepsOf(records), context.clock.now().toISOString())
    if (!now) return problem('applicationUnknown', { field: 'travelApplyNo' })
    const then = applicationAt(stepsOf(records), at)
    const approval = approvalAsOf(records, actor, at)
    return {
      travelApplyNo: records.row.travelApplyNo,
      displayTravelApplyNo: records.row.displayNo,
      at,
      moments: applicationMoments(records, actor.language),
      ...(then && { application: asItWas(records, actor, then) }),
      ...(approval && { approval }),
      ...moneyAsOf(records, actor, then, at),
      changed: then ? differences(written(records, actor, then), written(records, actor, now), actor.language) : [],
      knew: knewAsOf(records, at),
    }
  })

function asItWas(
  records: ApplicationRecords,
  actor: Actor,
  application: ApplicationAt,
): NonNullable<ApplicationAsOf['application']> {
  const shown = contentOf(records, application.contentVersion)
  const { content, people, outlook } = shown
  return {
    contentVersion: application.contentVersion,
    validVersion: application.validVersion,
    state: applicationStates.code(application.state),
    stateName: applicationText[actor.language].states[application.state],
    title: content.title,
    travelDescription: content.travelDescription,
    displayCity: citiesOf(shown, actor.language),
    startDate: content.startDate,
    endDate: content.endDate,
    costCentre: costCentreOf(records, actor, shown),
    travellers: people.map((person) => travellerOf(person, actor)),
    budgets: content.budgets,
    estimates: (outlook?.estimates ?? []).flatMap((estimate) => {
      const line = content.lines[estimate.line]
      return line ? [{ ...estimate, route: legRoute(line, actor.language) }] : []
    }),
    ...(outlook?.account && { account: accountBalance(outlook.account, actor) }),
  }
}

function moneyAsOf(records: ApplicationRecords, actor: Actor, application: ApplicationAt | undefined, at: string) {
  const taken = takenAsOf(
    records.entries.map((entry) => ({ ...entry, at: entry.at.toISOString() })),
    at,
  )
  const held = application && application.validVersion > 0 ? contentOf(records, application.validVersion) : undefined
  const figures = {
    total: held ? budgetTotal(held.content) : 0,
    encumbered: taken.reduce((sum, { encumbered }) => sum + encumbered, 0),
    spent: taken.reduce((sum, { spent }) => sum + spent, 0),
  }
  const titleOf = (orderNo: string): string => records.titles.get(orderNo)?.[actor.language] ?? orderNo
  return {
    money: { ...figures, left: applicationLeft(figures) },
    bookings: taken.map((each) => ({ ...each, title: titleOf(each.orderNo) })),
  }
}

function written(records: ApplicationRecords, actor: Actor, { contentVersion, state }: ApplicationAt) {
  const shown = contentOf(records, contentVersion)
  return {
    content: shown.content,
    people: shown.people.map(({ name }) => name),
    costCentre: costCentreOf(records, actor, shown),
    state,
  }
}

function costCentreOf({ costCentres }: ApplicationRecords, { language }: Actor, { content }: ContentRow): string {
  const found = costCentres.find(({ id }) => id === content.costCentreId)
  return found ? `${found.code} ${found.name[language]}` : ''
}
