import type {
  checkDepartmentFile,
  DepartmentFile,
  importDepartments,
} from '@sojourn/contract/admin/people/department-import.calls'
import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import type { Language } from '@sojourn/contract/kit/language'
import { problem, type Problem } from '@sojourn/contract/kit/problems'
import {
  planDepartments,
  type DepartmentValues,
  type KnownDepartment,
  type PlannedDepartment,
} from '@sojourn/domain/admin/people/department-import'
import { importReport } from '@sojourn/domain/admin/people/import-report'
import type { Actor, Context, Work } from '../../../context'
import { newNumber } from '../../../kit/id'
import { inParts } from '../../../kit/in-parts'
import { inSnapshot, once } from '../../../work'
import { companyRefusal } from '../../booking/traveller/scope'
import { changesBetween, type KeptRecord } from '../record/change-record'
import { findRecordVersions, insertChanges, lockEveryRecord } from '../record/store'
import { findHeads, findKnownDepartments, forgetNumbers, upsertDepartments } from './import-store'
import { findTree } from './store'

type Checked = ResponseOf<typeof checkDepartmentFile>

/** What a file would do. */
export const checkDepartments = (
  context: Context,
  actor: Actor,
  file: RequestOf<typeof checkDepartmentFile>,
): Promise<Checked | Problem> =>
  inSnapshot(context, actor.enterpriseId, async (work) => {
    const refused = await companyRefusal(work, actor, 'managePeople')
    return refused ?? reportOf((await planOf(work, file, actor)).lines, actor.language)
  })

type Taken = ResponseOf<typeof importDepartments>

/** Takes every line over, or none. It is planned anew on what is there now, and nobody changes the tree meanwhile. */
export const takeDepartments = (
  context: Context,
  actor: Actor,
  file: RequestOf<typeof importDepartments>,
): Promise<Taken | Problem> =>
  once<Taken>(context, actor, async (work) => {
    const refused = await companyRefusal(work, actor, 'managePeople')
    if (refused) return refused
    // In the order in which one department is saved.
    await findTree(work, true)
    await lockEveryRecord(work, 'department')
    const plan = await planOf(work, file, actor)
    const { added, changed, same, wrong } = reportOf(plan.lines, actor.language)
    if (wrong > 0) return problem('importWrong', { detail: { lines: wrong } })
    await takeOver(work, plan, actor.employeeId)
    return { added, changed, same }
  })

interface Plan {
  lines: readonly PlannedDepartment[]
  departments: readonly KnownDepartment[]
  /** What the history calls heads. */
  heads: ReadonlyMap<string, string>
}

async function planOf(work: Work, file: DepartmentFile, { language }: Actor): Promise<Plan> {
  const [departments, heads] = await Promise.all([findKnownDepartments(work), findHeads(work)])
  const people = heads.map(({ id, name, number, mail, leads }) => ({
    id,
    leads,
    names: [number, mail, name].filter((each) => each !== ''),
  }))
  return {
    lines: planDepartments(file, { departments, people }, language),
    departments,
    heads: new Map(heads.map(({ id, name }) => [id, name])),
  }
}

const reportOf = (lines: readonly PlannedDepartment[], language: Language): Checked =>
  importReport(
    lines.map((line) => ({ ...line, name: line.values.name[language] })),
    language,
  )

/** Writes a plan without faults, each change with what was before. */
async function takeOver(work: Work, { lines, departments, heads }: Plan, actorId: string): Promise<void> {
  const { vault, clock } = work.context
  const ids = new Map(lines.filter(({ isNew }) => isNew).map(({ departmentId }) => [departmentId, newNumber('d-')]))
  const idOf = (id: string): string => ids.get(id) ?? id
  const different = lines
    .filter(({ isNew, columns }) => isNew || columns.length > 0)
    .map(({ departmentId, values }) => ({
      ...values,
      departmentId: idOf(departmentId),
      parentId: values.parentId && idOf(values.parentId),
    }))
  const before = new Map(departments.map((each) => [each.departmentId, each]))
  const after = new Map([...before, ...different.map((each) => [each.departmentId, each] as const)])
  const versions = new Map((await findRecordVersions(work, 'department')).map(({ id, version }) => [id, version]))
  const at = clock.now()
  await forgetNumbers(
    work,
    different.map(({ departmentId }) => departmentId),
  )
  for (const part of inParts(different)) {
    await upsertDepartments(work, part)
    const changes = part.map((each) => {
      const former = before.get(each.departmentId)
      const kept = changesBetween(former ? recordOf(former, before, heads) : {}, recordOf(each, after, heads))
      return {
        id: each.departmentId,
        version: (versions.get(each.departmentId) ?? 0) + 1,
        act: former ? ('changed' as const) : ('added' as const),
        bodyCipher: vault.seal(JSON.stringify(kept)),
      }
    })
    await insertChanges(work, { kind: 'department', at, actorId }, changes)
  }
}

/** As the history of one that is changed alone says it. */
function recordOf(
  { number, name, parentId, headId }: DepartmentValues,
  departments: ReadonlyMap<string, DepartmentValues>,
  heads: ReadonlyMap<string, string>,
): KeptRecord {
  const parent = parentId === null ? undefined : departments.get(parentId)?.name
  const head = headId === null ? undefined : heads.get(headId)
  return { ...(number && { number }), name, ...(parent && { parent }), ...(head && { head }) }
}
