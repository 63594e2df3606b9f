import { applicationStates } from '@sojourn/contract/booking/application/application.codes'
import { readableName } from '@sojourn/domain/booking/traveller/passenger-name'
import type { Language } from '@sojourn/contract/kit/language'
import { approvalStates, approvalTaskStates } from '@sojourn/contract/booking/codes'
import type { ApplicationDetail } from '@sojourn/contract/booking/application/application.shapes'
import { applicationHistorySentence } from '@sojourn/domain/booking/application/application-sentences'
import type { CustomField } from '@sojourn/domain/booking/custom-field-definition'
import { textOfValue } from '@sojourn/domain/booking/custom-field-kept-value'
import { cityText } from '@sojourn/domain/reference/place/city-text'
import type { ApplicationEvent } from '@sojourn/domain/booking/application/transitions'
import { pendingApprovers } from '@sojourn/domain/booking/approval/progress'
import type { Actor } from '../../../context'
import type { ApplicationHistoryRow, ContentRow, PersonSnapshot, UseRow } from '../application/record'
import { approverOf, type ApprovalRow, type TaskRow } from '../approval/store'
import { actedIn } from '../columns/acted-in'

export const travellerOf = (person: PersonSnapshot, { language }: Actor): ApplicationDetail['travellers'][number] => ({
  employeeId: person.employeeId,
  name: readableName(person, language),
  departmentName: person.departmentName[language],
  gradeName: person.gradeName[language],
  standard: person.policy?.name[language] ?? '',
})

/** The company's own fields with what was chosen or written. */
export const customFields = (
  content: ContentRow['content'],
  fields: readonly CustomField[],
  { language }: Actor,
): ApplicationDetail['customFields'] =>
  content.customFields.flatMap(({ key, value }) => {
    const field = fields.find((one) => one.key === key)
    if (!field || value === '') return []
    return [{ label: field.name[language], value: textOfValue(field, value)[language] }]
  })

/** The cities in the reader's language rather than in the one they were chosen in. */
export function inLanguage(content: ContentRow['content'], actor: Actor): ContentRow['content'] {
  const name = (city: { code: string; name: string }) =>
    city.code === '' ? city : { code: city.code, name: cityText(city)[actor.language] }
  return {
    ...content,
    cities: content.cities.map(name),
    lines: content.lines.map((line) => ({ ...line, depart: name(line.depart), arrive: name(line.arrive) })),
  }
}

/** Every version that was submitted, with the moment at which it was. */
export const versionsOf = (history: readonly ApplicationHistoryRow[]): ApplicationDetail['versions'] =>
  history
    .filter(({ event }) => /^(submit|modify)/.test(event))
    .map(({ contentVersion, at }) => ({ contentVersion, at: at.toISOString() }))

export const lineUse = (uses: readonly UseRow[], shown: ContentRow): ApplicationDetail['lineUse'] =>
  shown.content.lines.map((_line, line) => ({
    line,
    orderNos: uses
      .filter((use) => use.line === line && use.contentVersion === shown.contentVersion && use.state !== 'released')
      .map(({ orderNo }) => orderNo),
  }))

export function waitingFor(approval: ApprovalRow | undefined, tasks: readonly TaskRow[], language: Language): string[] {
  const pending = approval ? pendingApprovers(approval.progress) : []
  return [...new Set(tasks.filter(({ approverId }) => pending.includes(approverId)).map((task) => approverOf(task, language)))]
}

export const approvalOf = (
  approval: ApprovalRow,
  tasks: readonly TaskRow[],
  language: Language,
): NonNullable<ApplicationDetail['approval']> => ({
  approvalId: approval.approvalId,
  state: approvalStates.code(approval.progress.state),
  tasks: tasks.map((task) => ({
    level: task.level,
    approver: approverOf(task, language),
    state: approvalTaskStates.code(task.state),
    ...(task.decidedAt ? { decidedAt: task.decidedAt.toISOString() } : {}),
    ...(task.reason ? { reason: task.reason } : {}),
  })),
})

export const historyOf = (entry: ApplicationHistoryRow, actor: Actor): ApplicationDetail['history'][number] => ({
  at: entry.at.toISOString(),
  actor: entry.actorName,
  sentence: applicationHistorySentence(
    {
      event: entry.event as ApplicationEvent | 'write',
      ...(entry.actorName ? { actor: actedIn(entry.actorName, entry.inPlaceOf, actor.language) } : {}),
      ...(entry.reason ? { reason: entry.reason } : {}),
    },
    actor.language,
  ),
  contentVersion: entry.contentVersion,
  toState: applicationStates.code(entry.toState),
})
