import { languageNames } from '@sojourn/contract/kit/language'
import { weekdayNames } from '@sojourn/contract/booking/office-words'
import type { Topics } from '@sojourn/text/topics'
import type { RecordWords } from './record-words'

type Day = RecordWords['day']
type Switched = Readonly<Record<'on' | 'off', string>>
type Products = Readonly<Record<string, string>>

/** A person: the fields of the form and those of what is done with a person. */
export const personWords = (text: Topics['admin/people/person'], record: Topics['admin/record'], day: Day): RecordWords => ({
  // A role is a field of its own, which says over what it is.
  labels: { ...text.fields, ...record.fields, ...text.roles },
  values: {
    language: languageNames,
    abilities: text.abilities,
    vip: { marked: text.vip.marked },
    password: { reset: record.passwordReset },
  },
  day,
})

/** A policy: its scope and its sections, product by product. */
export function policyWords(
  { historyFields }: Pick<Topics['admin/policy/policy'], 'historyFields'>,
  products: Pick<
    Topics['booking/policy/standards'],
    'flight' | 'intlFlight' | 'hotel' | 'intlHotel' | 'train' | 'car' | 'visa' | 'meeting'
  >,
  day: Day,
): RecordWords {
  const { flight, intlFlight, hotel, intlHotel, train, car, visa, meeting } = products
  return { labels: { ...historyFields, flight, intlFlight, hotel, intlHotel, train, car, visa, meeting }, values: {}, day }
}

/** What a company says of itself, and its switches. */
export function companyWords(
  text: Topics['admin/company/company'],
  products: Products,
  joining: Readonly<Record<string, string>>,
  day: Day,
): RecordWords {
  const keys = Object.keys(text.settings) as (keyof typeof text.settings)[]
  const named = text.values as Readonly<Record<string, Readonly<Record<string, string>>>>
  const values = Object.fromEntries(keys.map((key) => [key, { on: text.on, off: text.off, ...named[key] }]))
  return {
    labels: { ...Object.fromEntries(keys.map((key) => [key, text.settings[key].name])), ...joining },
    values: { ...values, travelAppyBookProductList: products },
    day,
  }
}

export function officeHoursWords(
  { fields, zones, closed, on, off }: Topics['admin/company/office-hours'],
  day: Day,
): RecordWords {
  const days = Object.fromEntries(weekdayNames.map((name) => [name, { closed }]))
  return {
    labels: fields,
    values: { ...days, zone: zones, nationalCalendar: { on, off }, approvals: { on, off } },
    day,
  }
}

export const entityValues = ({ on, off }: Switched): RecordWords['values'] => ({
  specialInvoices: { on, off },
  isDefault: { on, off },
})

export const noticeValues = (
  { levels, positions }: Pick<Topics['admin/company/notices'], 'levels' | 'positions'>,
  { on, off }: Switched,
  products: Products,
): RecordWords['values'] => ({ level: levels, autoAlert: { on, off }, positions, products })
