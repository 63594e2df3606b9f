import type { endProject, Project, saveProject, searchProjects } from '@sojourn/contract/admin/company/project.calls'
import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import type { Language } from '@sojourn/contract/kit/language'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import { projectFaults } from '@sojourn/domain/admin/company/cost-objects'
import { readableName } from '@sojourn/domain/booking/traveller/passenger-name'
import type { Actor, Context, Work } from '../../../context'
import { containing } from '../../../db/like'
import { chinaDate } from '../../../kit/clock'
import { inCompany, once } from '../../../work'
import { codePage, codeSearch } from '../company/code-page'
import { ownerFault } from '../company/owner'
import { companyInvalid } from '../company/save'
import { nameInEach } from '../names'
import { changeRecord, type KeptRecord } from '../record/change-record'
import { findRecordVersions } from '../record/store'
import { companyRefusal } from '../../booking/traveller/scope'
import { findProjectRecord, searchProjectRows, updateProjectEnd, upsertProject, type ProjectFoundRow } from './store'

/** The projects of the company. */
export const listProjects = (
  context: Context,
  actor: Actor,
  request: RequestOf<typeof searchProjects>,
): Promise<ResponseOf<typeof searchProjects> | Problem> =>
  inCompany(context, actor.enterpriseId, async (work) => {
    const refused = await companyRefusal(work, actor, 'readCompany')
    if (refused) return refused
    const [rows, versions] = await Promise.all([
      searchProjectRows(work, { ...codeSearch(request, containing), reader: actor.language }),
      findRecordVersions(work, 'project'),
    ])
    const versionOf = new Map(versions.map(({ id, version }) => [id, version]))
    return codePage(rows, request, {
      codeOf: ({ code }) => code,
      itemOf: (row) => itemOf(row, versionOf.get(row.code) ?? 0, actor.language),
    })
  })

function itemOf(row: ProjectFoundRow, version: number, language: Language): Project {
  const { code, name, ownerId, ownerName, ownerLatin, from, to, endedOn } = row
  return {
    code,
    version,
    name: name[language],
    names: name,
    ...(ownerId !== null &&
      ownerName !== null && {
        owner: { employeeId: ownerId, name: readableName({ name: ownerName, latin: ownerLatin }, language) },
      }),
    ...(from !== null && { from }),
    ...(to !== null && { to }),
    ...(endedOn !== null && { endedOn }),
  }
}

export async function projectRecord(work: Work, code: string): Promise<KeptRecord> {
  const row = await findProjectRecord(work, code)
  if (!row) return {}
  const { name, ownerName: owner, from, to, endedOn } = row
  const written = { owner, from, to, endedOn }
  return {
    code,
    name,
    ...Object.fromEntries(Object.entries(written).flatMap(([field, value]) => (value === null ? [] : [[field, value]]))),
  }
}

type Request = RequestOf<typeof saveProject>
type Saved = ResponseOf<typeof saveProject>

export const saveProjectOf = (context: Context, actor: Actor, request: Request): Promise<Saved | Problem> =>
  once<Saved>(context, actor, async (work) => {
    const refused = await companyRefusal(work, actor, 'manageCosts')
    if (refused) return refused
    const { from = '', to = '', names } = request
    const code = request.code.trim()
    const [fault] = projectFaults({ code, names, from, to })
    if (fault) return companyInvalid(fault, actor)
    const version = await changeRecord(work, {
      kind: 'project',
      id: code,
      version: request.version,
      act: request.added ? 'added' : 'changed',
      actorId: actor.employeeId,
      read: () => projectRecord(work, code),
      write: () => write(work, code, request),
    })
    // A new one of a code that is there is not an older version of it.
    const taken = isProblem(version) && version.problem === 'recordChanged' && request.added
    return taken ? codeTaken(code) : isProblem(version) ? version : { code, version }
  })

const codeTaken = (code: string): Problem => problem('companyCodeTaken', { field: 'code', detail: { code } })

async function write(work: Work, code: string, { added, names, ownerId, from, to }: Request): Promise<Problem | undefined> {
  const former = await findProjectRecord(work, code)
  if (added && former) return codeTaken(code)
  if (!added && (!former || former.endedOn !== null)) return problem('projectUnknown', { field: 'code' })
  const refused = await ownerFault(work, ownerId, former?.ownerId ?? null)
  if (refused) return refused
  await upsertProject(work, { code, name: nameInEach(names)!, ownerId: ownerId ?? null, from: from ?? null, to: to ?? null })
  return undefined
}

type Ended = ResponseOf<typeof endProject>

export const endProjectOf = (
  context: Context,
  actor: Actor,
  { code, version }: RequestOf<typeof endProject>,
): Promise<Ended | Problem> =>
  once<Ended>(context, actor, async (work) => {
    const refused = await companyRefusal(work, actor, 'manageCosts')
    if (refused) return refused
    const ended = await changeRecord(work, {
      kind: 'project',
      id: code,
      version,
      act: 'ended',
      actorId: actor.employeeId,
      read: () => projectRecord(work, code),
      write: async () => {
        const row = await findProjectRecord(work, code)
        if (!row || row.endedOn !== null) return problem('projectUnknown', { field: 'code' })
        await updateProjectEnd(work, code, chinaDate(context.clock.now()))
        return undefined
      },
    })
    return isProblem(ended) ? ended : { code }
  })
