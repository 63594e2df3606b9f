import type { findColleagues, getPersonChoices } from '@sojourn/contract/admin/people/person.calls'
import type { Colleague, PersonDetail, RoleGrant } from '@sojourn/contract/admin/people/person.shapes'
import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import { parseLanguage, type Language } from '@sojourn/contract/kit/language'
import { isProblem, type Problem } from '@sojourn/contract/kit/problems'
import { arrangerStateOf } from '@sojourn/domain/admin/people/arranger'
import { personState } from '@sojourn/domain/admin/people/person'
import type { CustomField } from '@sojourn/domain/booking/custom-field-definition'
import { credentialValidity } from '@sojourn/domain/booking/traveller/credential-form'
import { maskMobile } from '@sojourn/domain/booking/traveller/masking'
import { readableName } from '@sojourn/domain/booking/traveller/passenger-name'
import { abilitiesIn, rolesOfCompany } from '@sojourn/domain/kit/roles'
import { travellerText } from '@sojourn/text/booking/traveller'
import type { Actor, Context, Work } from '../../../context'
import { containing } from '../../../db/like'
import { chinaDate } from '../../../kit/clock'
import { inCompany, inSnapshot } from '../../../work'
import { shownField } from '../../booking/party/asked-fields'
import { isAgency } from '../../booking/settings/store'
import { findRights } from '../../booking/traveller/arranger-store'
import { findGrants } from '../../booking/traveller/role-store'
import { findOpenCostCentres } from '../../booking/traveller/cost-centre-store'
import { findCredentials, type CredentialRow } from '../../booking/traveller/store'
import { findDepartments } from '../department/store'
import { findRecordVersion } from '../record/store'
import { departmentsOf, scopeOf } from '../../booking/traveller/scope'
import { findWithin, ownFieldsToday } from './checks'
import { findColleague, findColleaguesBy, findGrades, findOffices, type ColleagueRow, type PersonRow } from './store'

const colleaguesAtMost = 20

/** What the company says of a person, for those who may see it. */
export const personDetail = (
  context: Context,
  actor: Actor,
  { employeeId }: { employeeId: string },
): Promise<PersonDetail | Problem> =>
  inSnapshot(context, actor.enterpriseId, async (work) => {
    const scope = await scopeOf(work, actor, 'readPeople')
    if (isProblem(scope)) return scope
    const person = await findWithin(work, scope, employeeId)
    if (isProblem(person)) return person
    const today = chinaDate(context.clock.now())
    const { language, permissions } = actor
    const able = person.permissions.includes('bookForOthers')
    const [version, credentials, roles, rights, ownFields, colleagues] = await Promise.all([
      findRecordVersion(work, { kind: 'person', id: employeeId }),
      findCredentials(work, [employeeId]),
      rolesOf(work, employeeId, today, language),
      able ? findRights(work, employeeId) : [],
      ownFieldsToday(work),
      findColleague(work, [person.superiorId ?? '', person.successorId ?? ''], language),
    ])
    const named = (id: string | null): Colleague | undefined =>
      colleagues.filter((each) => each.employeeId === id).map((each) => colleagueOf(each, language))[0]
    const [superior, successor] = [named(person.superiorId), named(person.successorId)]
    return {
      employeeId,
      version,
      state: personState(person),
      today,
      ...(person.lastDay !== null && { lastDay: person.lastDay }),
      fields: fieldsOf(person, ownFields),
      mobile: maskMobile(context.vault.open(person.mobileCipher)),
      isVip: person.isVip,
      departmentName: person.departmentName[language],
      ...(superior && { superior }),
      ...(successor && { successor }),
      documents: credentials.map((row) => documentOf(row, today, language)),
      roles,
      ...(able && { arranging: arrangerStateOf({ bound: rights.length > 0, rights, today }) }),
      mayChange: permissions.includes('managePeople'),
      mayGiveRoles: permissions.includes('manageRoles'),
    }
  })

/** Of the own fields those that are filled in today. */
function fieldsOf(person: PersonRow, ownFields: readonly CustomField[]): PersonDetail['fields'] {
  const { name, number, position, office, departmentId, gradeId, costCentreId, superiorId, mail, joinedOn } = person
  return {
    name,
    number,
    position,
    office,
    departmentId,
    gradeId,
    costCentreId,
    superiorId: superiorId ?? '',
    mail,
    language: parseLanguage(person.language),
    abilities: abilitiesIn(person.permissions),
    ...(joinedOn !== null && { joinedOn }),
    fields: ownFields.flatMap(({ key }) => {
      const value = person.ownFields[key]
      return value === undefined ? [] : [{ key, value }]
    }),
  }
}

const documentOf = (
  { credentialId, type, numberMasked, expiresOn }: CredentialRow,
  today: string,
  language: Language,
): PersonDetail['documents'][number] => ({
  credentialId,
  typeName: travellerText[language].credentialTypes[type],
  number: numberMasked,
  ...(expiresOn !== null && { expiresOn }),
  ended: credentialValidity(expiresOn ?? undefined, today) === 'expired',
})

async function rolesOf(work: Work, employeeId: string, today: string, language: Language): Promise<RoleGrant[]> {
  const grants = await findGrants(work, employeeId, today)
  if (grants.length === 0) return []
  const [departments, givers] = await Promise.all([
    findDepartments(work, language),
    findColleague(
      work,
      grants.map(({ givenBy }) => givenBy),
      language,
    ),
  ])
  return grants.map(({ grantId, role, departmentId, until, givenAt, givenBy }) => {
    const department = departments.find((each) => each.departmentId === departmentId)
    const giver = givers.find((each) => each.employeeId === givenBy)
    return {
      grantId,
      role,
      ...(departmentId !== null && { departmentId, departmentName: department?.name[language] ?? '' }),
      ...(until !== null && { until }),
      givenAt: givenAt.toISOString(),
      giverName: giver ? readableName(giver, language) : '',
    }
  })
}

export const colleagueOf = ({ employeeId, number, departmentName, ...person }: ColleagueRow, language: Language): Colleague => ({
  employeeId,
  name: readableName(person, language),
  number,
  departmentName: departmentName[language],
})

/** What a person is given of the company's, in the reader's language. */
export const personChoices = (context: Context, actor: Actor): Promise<ResponseOf<typeof getPersonChoices>> =>
  inCompany(context, actor.enterpriseId, async (work) => {
    const [grades, costCentres, offices, fields, agency] = await Promise.all([
      findGrades(work),
      findOpenCostCentres(work),
      findOffices(work),
      ownFieldsToday(work),
      isAgency(work),
    ])
    return {
      grades: grades.map(({ id, name }) => ({ gradeId: id, name: name[actor.language] })),
      costCentres: costCentres.map(({ id, code, name }) => ({ costCentreId: id, name: `${code} ${name[actor.language]}` })),
      offices,
      roles: rolesOfCompany({ isAgency: agency }),
      fields: fields.map((field) => shownField({ field }, actor.language)),
    }
  })

/** People in office, of the whole company: superiors and successors may stand outside what the caller looks after. */
export const listColleagues = (
  context: Context,
  actor: Actor,
  { keyword }: RequestOf<typeof findColleagues>,
): Promise<ResponseOf<typeof findColleagues> | Problem> =>
  inCompany(context, actor.enterpriseId, async (work) => {
    const scope = await scopeOf(work, actor, 'readPeople')
    if (isProblem(scope)) return scope
    const mayChange = await scopeOf(work, actor, 'managePeople')
    const departments = isProblem(mayChange) ? departmentsOf(scope) : null
    const pattern = containing(keyword.trim())
    const rows = await findColleaguesBy(work, { pattern, departments, limit: colleaguesAtMost, reader: actor.language })
    return { list: rows.map((row) => colleagueOf(row, actor.language)) }
  })
