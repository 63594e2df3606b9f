import { applicationStates, applicationTypes } from '@sojourn/contract/booking/application/application.codes'
import type { ApplicationSummary, MatchedApplication } from '@sojourn/contract/booking/application/application.shapes'
import { displayCity } from '@sojourn/domain/booking/application/application-sentences'
import { buttonsOf, pickerButtons } from '@sojourn/domain/booking/application/buttons'
import { cityText } from '@sojourn/domain/reference/place/city-text'
import { applicationText } from '@sojourn/text/booking/application/words'
import type { Language } from '@sojourn/contract/kit/language'
import { readableName } from '@sojourn/domain/booking/traveller/passenger-name'
import type { Actor } from '../../../context'
import type { ApplicationRow, ContentRow } from './record'
import { budgetLeftOf, shownMoney } from './application-money'

/** The number by which answers know where an application stands. */
export const applicationNumber = ({ state }: Pick<ApplicationRow, 'state'>): ApplicationSummary['state'] =>
  applicationStates.code(state)

type Shown = Pick<ContentRow, 'content' | 'people'>

/** The itinerary in one line, in any language. */
export const citiesOf = ({ content }: Pick<ContentRow, 'content'>, language: Language): string =>
  displayCity(content, (city) => cityText(city)[language], language)

/** One application in the caller's words, with what the caller may do with it now. */
export function applicationSummary(
  actor: Actor,
  row: ApplicationRow,
  shown: Shown,
  approverIds: readonly string[] = [],
): ApplicationSummary {
  const text = applicationText[actor.language]
  const state = row.state
  const { content, people } = shown
  const money = shownMoney(row, shown)
  return {
    travelApplyNo: row.travelApplyNo,
    displayTravelApplyNo: row.displayNo,
    travelApplyType: content.travelApplyType,
    travelApplyTypeDesc: text.types[applicationTypes.word(content.travelApplyType)],
    title: content.title,
    travelDescription: content.travelDescription,
    startDateStruct: { fullDate: content.startDate },
    endDateStruct: { fullDate: content.endDate },
    displayCity: citiesOf(shown, actor.language),
    employeeName: readableName({ name: row.applicantName, latin: row.applicantLatin ?? null }, actor.language),
    travelApplyPersonList: people.map((person) => ({ name: readableName(person, actor.language) })),
    productTypes: content.productTypes,
    state: applicationNumber(row),
    stateName: text.states[state],
    budgetTotal: money.budgetTotal,
    budgetLeft: budgetLeftOf(money),
    isBudgetShared: money.sharing.length > 0,
    currency: row.currency,
    createdAt: row.createdAt.toISOString(),
    buttonList: buttonsOf(
      {
        state,
        applicantId: row.applicantId,
        travellerIds: content.travellerIds,
        limitTraveler: content.limitTraveler === 1,
        approverIds,
      },
      actor.employeeId,
      actor.language,
    ),
  }
}

/** The same in the picker, and where the flow goes on when it is selected (S4.14, S4.16). */
export function matchedApplication(actor: Actor, row: ApplicationRow, shown: Shown): MatchedApplication {
  const { travellerIds, limitTraveler } = shown.content
  const chooses = actor.permissions.includes('bookForOthers')
  const travels = travellerIds.includes(actor.employeeId) || limitTraveler === 0
  const alone = travellerIds.every((id) => id === actor.employeeId) || !travellerIds.includes(actor.employeeId)
  const selfBook = travels && alone && (limitTraveler === 1 || !chooses)
  return {
    ...applicationSummary(actor, row, shown),
    buttonList: pickerButtons(actor.language),
    selfBook,
    needTravelOrder: travels && !selfBook && !chooses,
  }
}
