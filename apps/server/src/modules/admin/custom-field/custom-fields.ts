import type {
  CompanyField,
  endCustomField,
  getCustomFields,
  orderCustomFields,
  saveCustomField,
  WrittenField,
} from '@sojourn/contract/admin/company/custom-field.calls'
import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import type { LocalText } from '@sojourn/contract/kit/language'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import { customFieldFaults, customFieldFaultSentence } from '@sojourn/domain/admin/company/custom-field-faults'
import { belowOf, isList, type FieldChoice } from '@sojourn/domain/booking/custom-field-definition'
import { countryName } from '@sojourn/domain/reference/place/countries'
import type { Actor, Context, Work } from '../../../context'
import { chinaDate } from '../../../kit/clock'
import { newNumber } from '../../../kit/id'
import { inCompany, once } from '../../../work'
import { nameInEach } from '../names'
import { changeRecord, type KeptRecord } from '../record/change-record'
import { findRecordVersion, findRecordVersions } from '../record/store'
import { companyRefusal, scopeOf } from '../../booking/traveller/scope'
import {
  findCompanyFields,
  findScopeNames,
  updateFieldEnd,
  updateFieldPositions,
  upsertChoices,
  upsertField,
  type CompanyFieldRow,
} from './store'

const noNames: LocalText = { 'zh-CN': '', 'zh-TW': '', en: '' }

/** The order of all of them is a record of its own. */
const orderKey = { kind: 'customFieldOrder', id: 'order' } as const

/** The fields of the company, for who looks after all of it. */
export const listCustomFields = (context: Context, actor: Actor): Promise<ResponseOf<typeof getCustomFields> | Problem> =>
  inCompany(context, actor.enterpriseId, async (work) => {
    const refused = await companyRefusal(work, actor, 'readCompany')
    if (refused) return refused
    const [rows, versions, orderVersion, scope] = await Promise.all([
      findCompanyFields(work),
      findRecordVersions(work, 'customField'),
      findRecordVersion(work, orderKey),
      scopeOf(work, actor, 'manageCompany'),
    ])
    const versionOf = new Map(versions.map(({ id, version }) => [id, version]))
    return {
      list: rows.map((row) => shown(row, versionOf.get(row.key) ?? 0, actor)),
      orderVersion,
      mayChange: scope === 'company',
    }
  })

function shown({ name, hint, scope, from, to, endedOn, ...row }: CompanyFieldRow, version: number, actor: Actor): CompanyField {
  return {
    ...row,
    forms: [...row.forms],
    version,
    name: name[actor.language],
    names: name,
    hints: hint ?? noNames,
    products: [...scope.products],
    area: scope.area,
    countries: [...scope.countries],
    cities: [...scope.cities],
    departmentIds: [...scope.departmentIds],
    entityIds: [...scope.entityIds],
    choices: row.choices.map(({ name: names, ...choice }) => ({ ...choice, names })),
    ...(from !== null && { from }),
    ...(to !== null && { to }),
    ...(endedOn !== null && { endedOn }),
  }
}

const rowOf = async (work: Work, key: string): Promise<CompanyFieldRow | undefined> =>
  (await findCompanyFields(work)).find((row) => row.key === key)

/** As the history keeps it: lists line by line, the rest as it is written. */
async function fieldRecord(work: Work, key: string): Promise<KeptRecord> {
  const rows = await findCompanyFields(work)
  const row = rows.find((each) => each.key === key)
  if (!row) return {}
  const above = rows.find((each) => each.key === row.parentKey)
  const { name, hint, kind, required, perTraveller, forms, scope, limits, begins, choices, from, to, endedOn } = row
  const plain = {
    kind,
    required: required ? 'on' : 'off',
    perTraveller: perTraveller ? 'on' : 'off',
    area: scope.area,
    least: String(limits.least ?? ''),
    most: String(limits.most ?? ''),
    pattern: limits.pattern ?? '',
    begins: begins.with === 'fixed' ? begins.value : begins.with,
    from: from ?? '',
    to: to ?? '',
    endedOn: endedOn ?? '',
  }
  return {
    name,
    ...(hint && { hint }),
    ...Object.fromEntries(Object.entries(plain).filter(([, value]) => value !== '')),
    forms: [...forms],
    products: [...scope.products],
    countries: scope.countries.map((code) => countryName(code) ?? code),
    cities: [...scope.cities],
    ...(await findScopeNames(work, scope)),
    ...(above && { parentKey: above.name }),
    choices: choices.filter(({ ended }) => !ended).map((choice) => choice.name),
  }
}

type Saved = ResponseOf<typeof saveCustomField>

export const saveCustomFieldOf = (
  context: Context,
  actor: Actor,
  { key: known, version, field }: RequestOf<typeof saveCustomField>,
): Promise<Saved | Problem> =>
  once<Saved>(context, actor, async (work) => {
    const refused = await companyRefusal(work, actor, 'manageCompany')
    if (refused) return refused
    const key = known ?? newNumber('f-')
    const saved = await changeRecord(work, {
      kind: 'customField',
      id: key,
      version,
      act: known === undefined ? 'added' : 'changed',
      actorId: actor.employeeId,
      read: () => fieldRecord(work, key),
      write: () => write(work, actor, { key, known }, field),
    })
    return isProblem(saved) ? saved : { key, version: saved }
  })

async function write(
  work: Work,
  actor: Actor,
  { key, known }: { key: string; known: string | undefined },
  field: WrittenField,
): Promise<Problem | undefined> {
  const rows = await findCompanyFields(work)
  const former = rows.find((row) => row.key === key)
  if (known !== undefined && (!former || former.endedOn !== null)) return problem('customFieldUnknown', { field: 'key' })
  const below = belowOf(key, rows)
  const lists = rows.filter((row) => row.endedOn === null && row.kind === 'one' && !below.has(row.key))
  const [fault] = customFieldFaults(field, lists)
  if (fault)
    return problem('customFieldInvalid', {
      field: `field.${fault.field}`,
      detail: { why: customFieldFaultSentence(fault.fault, actor.language) },
    })
  // What was answered is read by the kind and the choices of the field: neither goes.
  const left = former?.choices.some(({ value }) => !field.choices.some((choice) => choice.value === value))
  if (former && (left || former.kind !== field.kind)) return problem('recordChanged', { field: 'field.choices' })
  const { scope, ...columns } = columnsOf(key, field)
  const { limits, begins, parentKey } = field
  const terms = { scope, limits, begins, ...(parentKey !== undefined && { parentKey }) }
  await upsertField(work, { ...columns, terms })
  await upsertChoices(work, key, isList(field.kind) ? choicesOf(field) : [], chinaDate(work.context.clock.now()))
  return undefined
}

const columnsOf = (key: string, field: WrittenField) => ({
  key,
  kind: field.kind,
  name: nameInEach(field.names) ?? noNames,
  hint: nameInEach(field.hints) ?? null,
  required: field.required,
  perTraveller: field.perTraveller,
  forms: field.forms,
  from: field.from ?? null,
  to: field.to ?? null,
  scope: {
    products: field.products,
    area: field.area,
    countries: field.countries,
    cities: field.cities,
    departmentIds: field.departmentIds,
    entityIds: field.entityIds,
  },
})

/** A new choice is known by its words; where another of the list has them, with those of the choice above it. */
function choicesOf({ choices }: WrittenField): FieldChoice[] {
  const taken = new Set(choices.map(({ value }) => value))
  return choices.map(({ value, names, parent, ended }) => {
    const name = nameInEach(names) ?? noNames
    const plain = name['zh-CN']
    const own = value || (taken.has(plain) ? [parent, plain].filter(Boolean).join(' ') : plain)
    taken.add(own)
    return { value: own, name, ended, ...(parent !== undefined && { parent }) }
  })
}

type Ordered = ResponseOf<typeof orderCustomFields>

/** Whoever saw another order, or other fields than there are now, looks again. */
export const orderCustomFieldsOf = (
  context: Context,
  actor: Actor,
  { version, keys }: RequestOf<typeof orderCustomFields>,
): Promise<Ordered | Problem> =>
  once<Ordered>(context, actor, async (work) => {
    const refused = await companyRefusal(work, actor, 'manageCompany')
    if (refused) return refused
    const ordered = await changeRecord(work, {
      ...orderKey,
      version,
      act: 'changed',
      actorId: actor.employeeId,
      read: async () => ({ order: (await findAskedFields(work)).map(({ name }) => name) }),
      write: async () => {
        const known = new Set((await findAskedFields(work)).map(({ key }) => key))
        if (known.size !== keys.length || keys.some((key) => !known.has(key))) return problem('recordChanged', { field: 'keys' })
        await updateFieldPositions(work, keys)
        return undefined
      },
    })
    return isProblem(ordered) ? ordered : { keys, version: ordered }
  })

const findAskedFields = async (work: Work) => (await findCompanyFields(work)).filter(({ endedOn }) => endedOn === null)

type Ended = ResponseOf<typeof endCustomField>

export const endCustomFieldOf = (
  context: Context,
  actor: Actor,
  { key, version }: RequestOf<typeof endCustomField>,
): Promise<Ended | Problem> =>
  once<Ended>(context, actor, async (work) => {
    const refused = await companyRefusal(work, actor, 'manageCompany')
    if (refused) return refused
    const ended = await changeRecord(work, {
      kind: 'customField',
      id: key,
      version,
      act: 'ended',
      actorId: actor.employeeId,
      read: () => fieldRecord(work, key),
      write: async () => {
        const row = await rowOf(work, key)
        if (!row || row.endedOn !== null) return problem('customFieldUnknown', { field: 'key' })
        await updateFieldEnd(work, key, chinaDate(context.clock.now()))
        return undefined
      },
    })
    return isProblem(ended) ? ended : { key }
  })
