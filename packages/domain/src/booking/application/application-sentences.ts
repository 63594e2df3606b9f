import type { ApplicationState } from '@sojourn/contract/booking/application/application.codes'
import type { ApplicationContent, ApplicationStandard } from '@sojourn/contract/booking/application/application.shapes'
import type { FieldLimits } from '@sojourn/contract/booking/custom-field.shapes'
import type { Language, LocalText } from '@sojourn/contract/kit/language'
import { applicationText } from '@sojourn/text/booking/application/words'
import { policyText } from '@sojourn/text/booking/policy/words'
import { valueFaultSentence } from '../custom-field-value-fault'
import type { FoundFault } from './check'
import { standardSentences } from './standard-sentences'
import { cityText } from '../../reference/place/city-text'
import { goesBetween } from './check'
import type { ApplicationEvent } from './transitions'

/** What is wrong with an application; `field` is the company's own field that it is about. */
export const faultSentence = (
  { fault, wrong }: Pick<FoundFault, 'fault' | 'wrong'>,
  language: Language,
  field?: { name: string; limits: FieldLimits },
): string => (wrong && field ? valueFaultSentence(wrong, field, language) : applicationText[language].faults[fault])

/** What happens next with an application, and whom it waits for. */
export function applicationNextStep(state: ApplicationState, approvers: readonly string[], language: Language): string {
  const { nextStep, list } = applicationText[language]
  const sentence: string | ((p: { approvers: string }) => string) = nextStep[state]
  return typeof sentence === 'string' ? sentence : sentence({ approvers: list({ items: approvers }) })
}

/** One line of an application's history; without actor it was the system. */
export function applicationHistorySentence(
  entry: { event: ApplicationEvent | 'write'; actor?: string; reason?: string },
  language: Language,
): string {
  const { history, system } = applicationText[language]
  const sentence: (p: { actor: string; reason?: string }) => string = history[entry.event]
  return sentence({ actor: entry.actor ?? system, ...(entry.reason ? { reason: entry.reason } : {}) })
}

type Itinerary = Pick<ApplicationContent, 'itineraryMode' | 'lines' | 'cities'>

/** The cities of an application in one line (S3.12): 北京⇄上海、杭州. `nameOf` names a city in the reader's language. */
export function displayCity(
  { itineraryMode, lines, cities }: Itinerary,
  nameOf: (city: { code: string; name: string }) => string,
  language: Language,
): string {
  const { list, route, anyCity } = applicationText[language]
  const name = (city: { code: string; name: string }): string => (city.code === '' ? anyCity : nameOf(city))
  if (itineraryMode === 'cities') return list({ items: cities.map(name) })
  const journeys = lines.filter(({ productType }) => goesBetween(productType))
  const reached = new Set(journeys.flatMap(({ depart, arrive }) => [name(depart), name(arrive)]))
  const items = [
    ...journeys.map(({ depart, arrive, isReturn }) => route({ from: name(depart), to: name(arrive), isReturn })),
    // A stay where a journey leads anyway needs no word of its own.
    ...lines.flatMap(({ productType, arrive }) => (goesBetween(productType) || reached.has(name(arrive)) ? [] : [name(arrive)])),
  ]
  return list({ items: [...new Set(items)] })
}

/** What an application asks for in place of the travellers' own standards, product by product. */
export const standardSentencesOf = (agreed: ApplicationStandard, language: Language): string[] =>
  standardSentences(agreed, {
    application: applicationText[language],
    policy: policyText[language],
    cityName: (city) => cityText(city)[language],
  })

/** 差旅申请 in every language, for notifications and approvals: what it is for, and where it leads. */
export const applicationTitle = (title: string, cities: LocalText): LocalText => ({
  'zh-CN': [title, cities['zh-CN']].filter(Boolean).join(' '),
  'zh-TW': [title, cities['zh-TW']].filter(Boolean).join(' '),
  en: [title, cities.en].filter(Boolean).join(' '),
})
