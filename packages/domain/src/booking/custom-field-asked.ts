import type { Product } from '@sojourn/contract/booking/codes'
import type { FieldForm } from '@sojourn/contract/booking/custom-field-words'
import type { CustomField, FieldScope } from './custom-field-definition'

/** A city by its simplified Chinese name, in a country by its code. */
export interface Destination {
  city: string
  country: string
}

/** What somebody is about to do, as far as fields ask. */
export interface Occasion {
  form: FieldForm
  products: readonly Product[]
  destinations: readonly Destination[]
}

/** To whom somebody belongs. */
export interface Membership {
  /** The own department and those above it. */
  departmentPath: readonly string[]
  /** The legal entity in whose name the person does business, where there is one. */
  entityIds: readonly string[]
}

const meets = <Value>(wanted: readonly Value[], found: readonly Value[]): boolean =>
  wanted.length === 0 || found.some((each) => wanted.includes(each))

const isHome = ({ country }: Destination): boolean => country === 'CN'

/** Each place is looked at by itself: a city of one and the country of another do not make an occasion. */
const suitsPlace = ({ area, countries, cities }: FieldScope, destination: Destination): boolean =>
  (area === 'anywhere' || (area === 'domestic') === isHome(destination)) &&
  meets(countries, [destination.country]) &&
  meets(cities, [destination.city])

const anyPlace = ({ area, countries, cities }: FieldScope): boolean =>
  area === 'anywhere' && countries.length === 0 && cities.length === 0

/** Whether a field is asked on this occasion at all. */
export const isAskedOn = ({ forms, scope }: CustomField, { form, products, destinations }: Occasion): boolean =>
  forms.includes(form) &&
  meets(scope.products, products) &&
  (anyPlace(scope) || destinations.some((each) => suitsPlace(scope, each)))

/** Whether it is asked of somebody. */
export const isAskedOf = ({ scope }: CustomField, { departmentPath, entityIds }: Membership): boolean =>
  meets(scope.departmentIds, departmentPath) && meets(scope.entityIds, entityIds)

/**
 * The fields of a form for these people, each with the people of whom it is asked. One that is asked once stands for everybody; a list whose
 * choices depend on another is asked where the other is.
 */
export function askedOf<Person extends Membership>(
  fields: readonly CustomField[],
  occasion: Occasion,
  people: readonly Person[],
): { field: CustomField; people: Person[] }[] {
  const asked = fields
    .filter((field) => isAskedOn(field, occasion))
    .map((field) => ({ field, people: people.filter((person) => isAskedOf(field, person)) }))
    .filter((each) => each.people.length > 0)
  const keys = new Set(asked.map(({ field }) => field.key))
  return asked.filter(({ field: { parentKey } }) => parentKey === undefined || keys.has(parentKey))
}
