import type { CompanyField, WrittenField } from '@sojourn/contract/admin/company/custom-field.calls'
import { isList } from '@sojourn/domain/booking/custom-field-definition'
import type { LocalText } from '@sojourn/contract/kit/language'
import { countryName } from '@sojourn/domain/reference/place/countries'
import { language } from '../../../kit/text/language'
import { propertyFieldOf, type EditField, type Saved } from '../../../kit/edit/edit-fields'
import type { useText } from '../../../kit/text/text'
import { nameFields, noNames, trimmedNames } from '../named/names'
import { choiceLines, choicesOf } from './choice-lines'

/** A field as it is written: figures as typed, choices as lines of a sheet. */
export interface FieldForm
  extends LocalText, Omit<WrittenField, 'names' | 'hints' | 'limits' | 'begins' | 'choices' | 'from' | 'to' | 'parentKey'> {
  hint: string
  least: string
  most: string
  pattern: string
  beginsWith: WrittenField['begins']['with']
  beginsValue: string
  parentKey: string
  lines: string
  from: string
  to: string
}

/** As the calls name what they refuse. */
export type FaultyPart = 'forms' | 'limits' | 'begins' | 'parentKey' | 'choices' | 'to'

export const newFieldForm: Saved<FieldForm> = {
  version: 0,
  value: {
    ...noNames,
    hint: '',
    kind: 'text',
    required: false,
    perTraveller: false,
    forms: ['order'],
    products: [],
    area: 'anywhere',
    countries: [],
    cities: [],
    departmentIds: [],
    entityIds: [],
    least: '',
    most: '',
    pattern: '',
    beginsWith: 'nothing',
    beginsValue: '',
    parentKey: '',
    lines: '',
    from: '',
    to: '',
  },
}

type Parents = { value: string; name: string }[] | undefined
/** The choices of the list on which a field depends, by the names that its lines call them. */
export const parentsOf = (key: string, lists: readonly CompanyField[]): Parents =>
  lists
    .find((each) => each.key === key)
    ?.choices.filter(({ ended }) => !ended)
    .map(({ value, names }) => ({ value, name: names['zh-CN'] }))

export function savedField(field: CompanyField, lists: readonly CompanyField[]): Saved<FieldForm> {
  const { version, names, hints, limits, begins, parentKey = '', choices, from = '', to = '' } = field
  const { kind, required, perTraveller, forms, products, area, countries, cities, departmentIds, entityIds } = field
  const kept = { kind, required, perTraveller, forms, products, area, countries, cities, departmentIds, entityIds }
  return {
    version,
    value: {
      ...names,
      ...kept,
      hint: hints['zh-CN'],
      least: String(limits.least ?? ''),
      most: String(limits.most ?? ''),
      pattern: limits.pattern ?? '',
      beginsWith: begins.with,
      beginsValue: begins.value,
      parentKey,
      lines: choiceLines(choices, parentsOf(parentKey, lists)),
      from,
      to,
    },
  }
}

const figure = (typed: string): number | undefined => {
  const number = Number(typed.trim())
  return typed.trim() === '' || !Number.isFinite(number) ? undefined : number
}

const limited: readonly FieldForm['kind'][] = ['text', 'number', 'several']
/** What is typed for limits is figures, or nothing. */
export const hasFigures = ({ kind, least, most }: FieldForm): boolean =>
  !limited.includes(kind) || [least, most].every((typed) => typed.trim() === '' || figure(typed) !== undefined)

/** As it is sent. What its kind does not know is left out. */
export function sentField(form: FieldForm, former: CompanyField | undefined, lists: readonly CompanyField[]): WrittenField {
  const { kind, required, perTraveller, forms, products, area, countries, cities, departmentIds, entityIds } = form
  const least = figure(form.least)
  const most = figure(form.most)
  const parents = parentsOf(form.parentKey, lists)
  const hint = form.hint.trim()
  const beginsFixed = form.beginsWith === 'fixed'
  return {
    names: trimmedNames(form),
    hints: hint === former?.hints['zh-CN'] ? former.hints : { 'zh-CN': hint, 'zh-TW': hint, en: hint },
    kind,
    required,
    perTraveller,
    forms,
    products,
    area,
    countries,
    cities,
    departmentIds,
    entityIds,
    limits: {
      ...(least !== undefined && { least }),
      ...(most !== undefined && { most }),
      ...(kind === 'text' && form.pattern.trim() !== '' && { pattern: form.pattern.trim() }),
    },
    begins: { with: form.beginsWith, value: beginsFixed ? form.beginsValue.trim() : '' },
    ...(isList(kind) && form.parentKey !== '' && { parentKey: form.parentKey }),
    choices: isList(kind) ? choicesOf(form.lines, former?.choices ?? [], parents) : [],
    ...(form.from !== '' && { from: form.from }),
    ...(form.to !== '' && { to: form.to }),
  }
}

type Text = ReturnType<typeof useText<'admin/custom-field/words'>>
type Names = Readonly<Record<string, string>>

/** What differs, in words. */
export function fieldsOfForm(
  text: Text,
  names: LocalText,
  named: { products: Names; entities: Names; departments: (ids: readonly string[]) => string[] },
): EditField<FieldForm>[] {
  const field = propertyFieldOf<FieldForm>()
  const { fields } = text
  const flag = (on: boolean): string => (on ? text.on : text.off)
  const plain = (['hint', 'least', 'most', 'pattern', 'beginsValue', 'parentKey', 'from', 'to'] as const).map((key) =>
    field(key, fields[key], (words) => words),
  )
  return [
    ...nameFields<FieldForm>(names),
    field('kind', fields.kind, (kind) => text.kinds[kind]),
    field('required', fields.required, flag),
    field('perTraveller', fields.perTraveller, flag),
    field('forms', fields.forms, (forms) => forms.map((form) => text.formNames[form])),
    field('products', fields.products, (chosen) => chosen.map((product) => named.products[product] ?? product)),
    field('area', fields.area, (area) => text.areas[area]),
    field('countries', fields.countries, (codes) => codes.map((code) => countryName(code)?.[language] ?? code)),
    field('cities', fields.cities, (cities) => cities),
    field('departmentIds', fields.departments, named.departments),
    field('entityIds', fields.entities, (ids) => ids.map((id) => named.entities[id] ?? id)),
    field('beginsWith', fields.begins, (begins) => text.beginnings[begins]),
    field('lines', fields.choices, (lines) => lines.split('\n').filter(Boolean)),
    ...plain,
  ]
}
