import { isStore } from './import-rules.mts'
import { withoutComments } from './mask.mts'
import { placeOf } from './place.mts'
import { lineOf, type SourceFile } from './source.mts'
import type { Violation } from './violation.mts'

/** Rows: stores, what several of them share, and the words of a row beside its store. */
const isRowBorder = (path: string): boolean => isStore(path) || /\/columns\/[^/]+\.ts$|\/in-words\.ts$/.test(path)
/** Suppliers are told numbers where they are asked. */
const supplierBorder = /\/to-supply\.ts$/
/** What a screen is told, or asks for, by how the file is called. */
const screenBorder =
  /(?:\/|-)(?:cards|compare|core|detail|drafts?|form|history|info|list|picker|summary|views?)\.ts$|\/my-[^/]+\.ts$/

/** Use cases that read the codes of their request or write those of their answer themselves. */
const doors = new Set([
  'booking/decision/start-resubmission.ts',
  'booking/placing/place-booking.ts',
  'booking/settlement/pay.ts',
  'booking/time-machine/time-machine-application.ts',
  'booking/time-machine/time-machine-asked.ts',
  'booking/traveller/find.ts',
  'booking/traveller/guests.ts',
  'booking/trip/trip-parts.ts',
  'personal/credentials.ts',
  'personal/notices.ts',
  'personal/save-credential.ts',
  'products/flight/search/day-prices.ts',
  'products/intl-flight/draft/search-day.ts',
  'products/intl-flight/search/day-prices.ts',
  'products/hotel/demand/demand-book.ts',
  'products/hotel/demand/demands.ts',
  'products/intl-flight/demand/choose-plan.ts',
  'products/intl-flight/demand/demands.ts',
  'products/intl-flight/demand/listed-people.ts',
  'products/train/office/local-office.ts',
])

/** Rules of what is written in codes, by both ends: forms of searches and applications, buttons, a setting. */
const rulesOfForms = new Set([
  'access/product-availability.ts',
  'booking/application/as-of.ts',
  'booking/application/buttons.ts',
  'booking/application/check.ts',
  'booking/date-section.ts',
  'products/flight/draft.ts',
  'products/intl-flight/draft/draft.ts',
])

const modules = 'modules/'

function mayTranslate(path: string): boolean {
  const { home, inside, isTest } = placeOf(path)
  if (isTest) return true
  if (home === 'domain') return rulesOfForms.has(inside)
  if (home !== 'server' || !/^(?:modules|capabilities|jobs)\/|^(?:context|work)\.ts$/.test(inside)) return true
  if (isRowBorder(path) || supplierBorder.test(path) || screenBorder.test(path)) return true
  return inside.startsWith(modules) && doors.has(inside.slice(modules.length))
}

const importsOfContract = /\bimport\s*\{([^}]*)\}\s*from '@sojourn\/contract\/[^']*'/g
const valuesOf = (list: string): string[] =>
  list
    .split(',')
    .map((name) => name.trim().split(' as ').at(-1)!)
    .filter((name) => /^[a-z]\w*$/.test(name))

/** Codes of the specification become words at the borders (docs/decisions/0045-codes-at-the-borders.md). */
export function checkCodes({ path, text, code }: SourceFile): Violation[] {
  if (path.endsWith('.css') || mayTranslate(path)) return []
  const names = [...withoutComments(text, code).matchAll(importsOfContract)].flatMap(([, list]) => valuesOf(list!))
  if (names.length === 0) return []
  const translated = new RegExp(String.raw`\b(?:${names.join('|')})\.(?:word|code|known)\(`, 'g')
  return [...code.matchAll(translated)].map((match) => ({
    path,
    line: lineOf(code, match.index),
    rule: 'codes-at-borders',
    message: `codes become words where a row or a request is read, words codes where they are written (${match[0]})`,
  }))
}
