import type { ApplicationState } from '@sojourn/contract/booking/application/application.codes'
import type { ApplicationContent, ApplicationLine } from '@sojourn/contract/booking/application/application.shapes'
import { products } from '@sojourn/contract/booking/codes'
import type { Difference } from '@sojourn/contract/booking/time-machine.shapes'
import type { Language } from '@sojourn/contract/kit/language'
import { applicationText } from '@sojourn/text/booking/application/words'
import { timeMachineText } from '@sojourn/text/booking/time-machine/words'
import { dayInWords } from '../../kit/day-words'
import { shortYuan } from '../../kit/money'
import { standardSentencesOf } from './application-sentences'
import { cityText } from '../../reference/place/city-text'
import { goesBetween } from './check'
import { entersForce, shownVersion, type ApplicationEvent } from './transitions'

/** One row of an application's history; rows come in the order in which they were written. */
export interface ApplicationStep {
  at: string
  event: ApplicationEvent | 'write'
  toState: ApplicationState
  contentVersion: number
}

/** Drafts belong to their writer; what others may know begins when something is submitted. */
export const isTold = ({ event }: Pick<ApplicationStep, 'event'>): boolean => event !== 'write'

export interface ApplicationAt {
  state: ApplicationState
  /** The contents that were asked for or held. */
  contentVersion: number
  /** Those that bookings followed; 0 before the first approval. */
  validVersion: number
}

/** Where an application stood at a moment (an instant); undefined before it was first submitted. */
export function applicationAt(history: readonly ApplicationStep[], at: string): ApplicationAt | undefined {
  const steps = history.filter((step) => isTold(step) && step.at <= at)
  const asked = steps.findLast(({ event }) => /^(submit|modify)/.test(event))
  const last = steps.at(-1)
  if (!last || !asked) return undefined
  const valid = steps.findLast(({ event, toState }) => event !== 'write' && entersForce(event, toState))?.contentVersion ?? 0
  const contentVersion = shownVersion(last.toState, { asked: asked.contentVersion, valid })
  return { state: last.toState, contentVersion, validVersion: valid }
}

/** One movement of what the orders of an application take, in fen. */
export interface MoneyEntry {
  at: string
  orderNo: string
  encumbered: number
  spent: number
}

/** What each order had taken by a moment, in the order of their first movements. */
export function takenAsOf(entries: readonly MoneyEntry[], at: string): Omit<MoneyEntry, 'at'>[] {
  const taken = new Map<string, Omit<MoneyEntry, 'at'>>()
  for (const { orderNo, encumbered, spent } of entries.filter((entry) => entry.at <= at)) {
    const before = taken.get(orderNo) ?? { orderNo, encumbered: 0, spent: 0 }
    taken.set(orderNo, { orderNo, encumbered: before.encumbered + encumbered, spent: before.spent + spent })
  }
  return [...taken.values()]
}

/** One version of what was applied for, with the names that the company gives. */
export interface WrittenVersion {
  content: ApplicationContent
  people: readonly string[]
  costCentre: string
  state: ApplicationState
}

/** What reads otherwise in the later version, field by field, in the reader's language. */
export function differences(then: WrittenVersion, now: WrittenVersion, language: Language): Difference[] {
  const { fields } = timeMachineText[language]
  const before = wordsOf(then, language)
  const after = wordsOf(now, language)
  return (Object.keys(fields) as (keyof typeof fields)[]).flatMap((field) =>
    before[field] === after[field] ? [] : [{ name: fields[field], was: before[field], is: after[field] }],
  )
}

type Field = keyof (typeof timeMachineText)['en']['fields']

function wordsOf({ content, people, costCentre, state }: WrittenVersion, language: Language): Record<Field, string> {
  const text = timeMachineText[language]
  const shared = applicationText[language]
  const list = (items: readonly string[]): string => (items.length === 0 ? text.nothing : shared.list({ items }))
  const product = (code: ApplicationLine['productType']): string => shared.products[products.word(code)]
  return {
    title: content.title,
    description: content.travelDescription || text.nothing,
    travellers: list(people),
    others: content.limitTraveler === 1 ? text.listedOnly : text.anybody,
    costCentre,
    products: list(content.productTypes.map(product)),
    itinerary: list(
      content.itineraryMode === 'cities'
        ? content.cities.map((city) => cityText(city)[language])
        : content.lines.map((line) => `${product(line.productType)} ${legRoute(line, language)} ${days(line, language)}`),
    ),
    days: days(content, language),
    flexibleDays: text.flexible({ before: content.flexBefore, after: content.flexAfter }),
    budgets: list(content.budgets.map(({ productType, amount }) => `${product(productType)} ${shortYuan(amount)}`)),
    unionNo: content.unionNo || text.nothing,
    standard: list(content.standard ? standardSentencesOf(content.standard, language) : []),
    orders: list(content.orderNos),
    state: shared.states[state],
  }
}

/** Where a planned leg leads: 北京⇄上海, or the city of a stay. */
export function legRoute(line: ApplicationLine, language: Language): string {
  const { route, anyCity } = applicationText[language]
  const name = (city: ApplicationLine['arrive']): string => (city.code === '' ? anyCity : cityText(city)[language])
  if (!goesBetween(line.productType)) return name(line.arrive)
  return route({ from: name(line.depart), to: name(line.arrive), isReturn: line.isReturn })
}

function days({ startDate, endDate }: { startDate: string; endDate: string }, language: Language): string {
  const [first, last] = [dayInWords(startDate, language), dayInWords(endDate, language)]
  return first === last ? first : `${first} – ${last}`
}
