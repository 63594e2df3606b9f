import type { searchPeople as searchCall } from '@sojourn/contract/admin/people/person.calls'
import type { PersonSummary } from '@sojourn/contract/admin/people/person.shapes'
import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import type { Language } from '@sojourn/contract/kit/language'
import { isProblem, type Problem } from '@sojourn/contract/kit/problems'
import { documentWarningDays, passportMonths, personState } from '@sojourn/domain/admin/people/person'
import type { CustomField } from '@sojourn/domain/booking/custom-field-definition'
import { textOfValue } from '@sojourn/domain/booking/custom-field-kept-value'
import { readPersonFieldId } from '@sojourn/domain/booking/policy/person-field-id'
import { maskMobile } from '@sojourn/domain/booking/traveller/masking'
import { readableName } from '@sojourn/domain/booking/traveller/passenger-name'
import { addDays, addMonths, isLocalDate } from '@sojourn/domain/kit/local-date'
import type { Actor, Context, Work } from '../../../context'
import { chinaDate } from '../../../kit/clock'
import { inCompany } from '../../../work'
import { findBelow } from '../../booking/traveller/scope-store'
import { departmentsOf, narrowTo, scopeOf } from '../../booking/traveller/scope'
import { findVersionsOf } from '../record/store'
import { ownFieldsToday } from './checks'
import { searchPeople, type FoundRow, type PersonSort, type SortPlace } from './search-store'

type Request = RequestOf<typeof searchCall>
type People = ResponseOf<typeof searchCall>

const pageSize = 20

/** The people whom the caller may see, narrowed as asked. */
export const listPeople = (context: Context, actor: Actor, request: Request): Promise<People | Problem> =>
  inCompany(context, actor.enterpriseId, (work) => pageOfPeople(work, actor, request))

/** The same within a transaction, of whom the reader may read or, where it is asked so, change. */
export async function pageOfPeople(
  work: Work,
  actor: Actor,
  request: Request,
  may: 'readPeople' | 'managePeople' = 'readPeople',
): Promise<People | Problem> {
  const { context } = work
  const scope = await scopeOf(work, actor, may)
  if (isProblem(scope)) return scope
  const { departmentId, keyword = '', size = pageSize, sort = 'name', descending = false } = request
  const within = departmentId === undefined ? scope : narrowTo(scope, await findBelow(work, [departmentId]))
  const { gradeId, office, personField, state, role, concern } = request
  const today = chinaDate(context.clock.now())
  const fields = await ownFieldsToday(work)
  const rows = await searchPeople(work, {
    keyword: keyword.trim(),
    loginHash: context.vault.digest(keyword.trim()),
    departments: departmentsOf(within),
    gradeId,
    office,
    personField: personField === undefined ? undefined : readPersonFieldId(personField),
    state,
    role,
    concern,
    documentsBefore: addDays(today, documentWarningDays),
    passportsBefore: addMonths(today, passportMonths),
    today,
    sort,
    descending,
    after: readPlace(request.cursor, sort),
    limit: size + 1,
    reader: actor.language,
  })
  const shown = rows.slice(0, size)
  const last = rows.length > size ? shown.at(-1) : undefined
  const versions = await findVersionsOf(
    work,
    'person',
    shown.map(({ employeeId }) => employeeId),
  )
  const versionOf = new Map(versions.map(({ id, version }) => [id, version]))
  return {
    list: shown.map((row) => ({
      ...summaryOf(context, row, fields, actor.language),
      version: versionOf.get(row.employeeId) ?? 0,
    })),
    ...(last && { next: `${last.employeeId}~${last.sortValue}` }),
  }
}

/** A cursor that no page gave begins anew. */
function readPlace(cursor: string | undefined, sort: PersonSort): SortPlace | undefined {
  const [, id, value] = /^([^~]+)~(.*)$/.exec(cursor ?? '') ?? []
  if (id === undefined || value === undefined) return undefined
  return sort === 'joinedOn' && !isLocalDate(value) ? undefined : { id, value }
}

function summaryOf(
  { vault }: Context,
  row: FoundRow,
  ownFields: readonly CustomField[],
  language: Language,
): Omit<PersonSummary, 'version'> {
  const { employeeId, number, position, office, mail, roles, joinedOn, lastDay, superiorName, superiorLatin } = row
  return {
    employeeId,
    name: readableName(row, language),
    number,
    position,
    departmentName: row.departmentName[language],
    gradeName: row.gradeName[language],
    costCentreName: row.costCentreName ? `${row.costCentreCode} ${row.costCentreName[language]}` : '',
    superiorName: superiorName === null ? '' : readableName({ name: superiorName, latin: superiorLatin }, language),
    mail,
    mobile: maskMobile(vault.open(row.mobileCipher)),
    state: personState(row),
    ...(joinedOn !== null && { joinedOn }),
    ...(lastDay !== null && { lastDay }),
    roles,
    office,
    fields: ownFields.flatMap((field) => {
      const value = row.ownFields[field.key]
      return value === undefined ? [] : [{ key: field.key, value: textOfValue(field, value)[language] }]
    }),
  }
}
