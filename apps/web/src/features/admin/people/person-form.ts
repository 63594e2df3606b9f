import type { PersonDetail, PersonFields } from '@sojourn/contract/admin/people/person.shapes'
import type { AskedField, FieldValue } from '@sojourn/contract/booking/custom-field.shapes'
import { keptOwnFields, ownFieldFaults } from '@sojourn/domain/admin/people/person-own-fields'
import { valueFaultSentence } from '@sojourn/domain/booking/custom-field-value-fault'
import { personFaults } from '@sojourn/domain/admin/people/person'
import { maskMobile } from '@sojourn/domain/booking/traveller/masking'
import type { Saved } from '../../../kit/edit/edit-fields'
import { language } from '../../../kit/text/language'
import { nobody, type Named } from '../fields/colleague-field'

/** A person as it is written: the superior with a name, a date of joining that may be empty, and a mobile, masked as long as it stays. */
export interface PersonForm extends Omit<PersonFields, 'superiorId' | 'joinedOn'> {
  superior: Named
  joinedOn: string
  mobile: string
}

/** As the calls name what they refuse. */
export const faultyFields = ['name', 'number', 'mail', 'mobile', 'departmentId', 'gradeId', 'costCentreId', 'superiorId'] as const
export type FaultyField = (typeof faultyFields)[number] | `fields.${string}`
export type PersonFaults = Partial<Record<FaultyField, string>>

export function savedPerson({ version, fields, superior, mobile }: PersonDetail): Saved<PersonForm> {
  const { superiorId, joinedOn = '', ...same } = fields
  const named = superiorId === '' ? nobody : { id: superiorId, name: superior?.name ?? '' }
  return { version, value: { ...same, superior: named, joinedOn, mobile } }
}

export const newPerson = (departmentId: string): PersonForm => ({
  name: '',
  number: '',
  position: '',
  office: '',
  departmentId,
  gradeId: '',
  costCentreId: '',
  superior: nobody,
  mail: '',
  language: 'zh-CN',
  abilities: ['book'],
  joinedOn: '',
  mobile: '',
  fields: [],
})

export function sentFields({ superior, joinedOn, mobile: _, ...same }: PersonForm): PersonFields {
  const { name, number, position, office, mail } = same
  return {
    ...same,
    name: name.trim(),
    number: number.trim(),
    position: position.trim(),
    office: office.trim(),
    fields: same.fields.map(({ key, value }) => ({ key, value: value.trim() })),
    mail: mail.trim(),
    superiorId: superior.id,
    ...(joinedOn && { joinedOn }),
  }
}

/** A mobile that was typed: the one that stands is never sent, since it is only known masked. */
export const typedMobile = ({ mobile }: Pick<PersonForm, 'mobile'>): { mobile?: string } =>
  mobile === '' || mobile.includes('*') ? {} : { mobile: mobile.trim() }

/** As it is read once it is saved: blanks are gone, and another mobile is masked. */
export const asKept = (form: PersonForm): PersonForm => {
  const { name, number, position, office, mail, fields } = sentFields(form)
  const { mobile } = typedMobile(form)
  return { ...form, name, number, position, office, mail, fields, ...(mobile !== undefined && { mobile: maskMobile(mobile) }) }
}

type Missing = Readonly<Record<'department' | 'grade' | 'costCentre', string>>
const choices = [
  ['departmentId', 'department'],
  ['gradeId', 'grade'],
  ['costCentreId', 'costCentre'],
] as const

interface Judging {
  missing: Missing
  /** The own fields that are asked. */
  asked: readonly AskedField[]
  /** Of somebody who is there, what was read: the mobile that stands was right once, and so were own fields. */
  kept?: { mobile: string; fields: readonly FieldValue[] }
}

/** What is wrong, field by field. */
export function faultsOf(form: PersonForm, { missing, asked, kept }: Judging): PersonFaults {
  const mobile = form.mobile === kept?.mobile ? undefined : form.mobile
  const faults: PersonFaults = {}
  for (const { field, why } of personFaults({ fields: sentFields(form), mobile }, language)) faults[field] = why
  for (const [field, name] of choices) if (form[field] === '') faults[field] = missing[name]
  const former = kept && keptOwnFields({}, kept.fields)
  for (const { field, fault } of ownFieldFaults(asked, form.fields, former))
    faults[`fields.${field.key}`] = valueFaultSentence(fault, field, language)
  return faults
}

export const isFaultyField = (field: string | undefined): field is FaultyField =>
  faultyFields.some((each) => each === field) || field?.startsWith('fields.') === true
