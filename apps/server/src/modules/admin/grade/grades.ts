import type { endGrade, getGrades, Grade, orderGrades, saveGrade } from '@sojourn/contract/admin/people/grade.calls'
import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import { policyFor } from '@sojourn/domain/booking/policy/resolve-policy'
import type { Actor, Context, Work } from '../../../context'
import { chinaDate } from '../../../kit/clock'
import { newNumber } from '../../../kit/id'
import { inCompany, once } from '../../../work'
import { findPoliciesInForce, type PolicyVersion } from '../../booking/traveller/store'
import { nameInEach } from '../names'
import { changeRecord, type KeptRecord } from '../record/change-record'
import { findRecordVersion, findRecordVersions } from '../record/store'
import { scopeOf } from '../../booking/traveller/scope'
import {
  findGradeRecord,
  findGradeRows,
  hasHolders,
  lockGrade,
  updateGradeEnd,
  updatePositions,
  upsertGrade,
  type GradeRow,
} from './store'

/** The order of all of them is a record of its own. */
const orderKey = { kind: 'gradeOrder', id: 'order' } as const

/** The grades in their order; whoever looks after a part of the company reads them. */
export const listGrades = (context: Context, actor: Actor): Promise<ResponseOf<typeof getGrades> | Problem> =>
  inCompany(context, actor.enterpriseId, async (work) => {
    const [rows, versions, orderVersion, policies, scope] = await Promise.all([
      findGradeRows(work),
      findRecordVersions(work, 'grade'),
      findRecordVersion(work, orderKey),
      findPoliciesInForce(work, chinaDate(context.clock.now())),
      scopeOf(work, actor, 'managePeople'),
    ])
    const versionOf = new Map(versions.map(({ id, version }) => [id, version]))
    return {
      list: rows.map((row) => gradeOf(row, versionOf.get(row.gradeId) ?? 0, policies, actor)),
      orderVersion,
      mayChange: scope === 'company',
    }
  })

/** Of whom nothing is known but what is asked. */
const nobody = {
  employeeId: '',
  departmentPath: [],
  permissions: [],
  costCentreId: '',
  position: '',
  office: '',
  fields: {},
  legalEntityId: null,
}

function gradeOf({ gradeId, name, people }: GradeRow, version: number, policies: readonly PolicyVersion[], actor: Actor): Grade {
  const policy = policyFor(policies, { ...nobody, gradeId })
  return {
    gradeId,
    version,
    name: name[actor.language],
    names: name,
    people,
    ...(policy && { policyId: policy.body.policyId, policyName: policy.body.name[actor.language] }),
    ownPolicy: policy?.body.scope.type === 'grade',
  }
}

/** Grades are the company's: whoever looks after a part of it does not change them. */
async function refusalOf(work: Work, actor: Actor): Promise<Problem | undefined> {
  const scope = await scopeOf(work, actor, 'managePeople')
  return scope === 'company' ? undefined : problem('forbidden')
}

async function gradeRecord(work: Work, gradeId: string): Promise<KeptRecord> {
  const row = await findGradeRecord(work, gradeId)
  return row ? { name: row.name, ...(row.endedOn && { endedOn: row.endedOn }) } : {}
}

type Saved = ResponseOf<typeof saveGrade>

export const saveGradeOf = (context: Context, actor: Actor, request: RequestOf<typeof saveGrade>): Promise<Saved | Problem> =>
  once<Saved>(context, actor, async (work) => {
    const refused = await refusalOf(work, actor)
    if (refused) return refused
    const name = nameInEach(request.names)
    if (!name) return problem('gradeNameMissing', { field: 'names' })
    const { gradeId = newNumber('g-') } = request
    const version = await changeRecord(work, {
      kind: 'grade',
      id: gradeId,
      version: request.version,
      act: request.gradeId === undefined ? 'added' : 'changed',
      actorId: actor.employeeId,
      read: () => gradeRecord(work, gradeId),
      write: async () => {
        if (request.gradeId !== undefined && !(await lockGrade(work, gradeId)))
          return problem('gradeUnknown', { field: 'gradeId' })
        await upsertGrade(work, gradeId, name)
        return undefined
      },
    })
    return isProblem(version) ? version : { gradeId, version }
  })

type Ordered = ResponseOf<typeof orderGrades>

/** Whoever saw another order, or other grades than there are now, looks again. */
export const orderGradesOf = (
  context: Context,
  actor: Actor,
  { version, gradeIds }: RequestOf<typeof orderGrades>,
): Promise<Ordered | Problem> =>
  once<Ordered>(context, actor, async (work) => {
    const refused = await refusalOf(work, actor)
    if (refused) return refused
    const ordered = await changeRecord(work, {
      ...orderKey,
      version,
      act: 'changed',
      actorId: actor.employeeId,
      read: async () => ({ order: (await findGradeRows(work)).map(({ name }) => name) }),
      write: async () => {
        const known = new Set((await findGradeRows(work)).map(({ gradeId }) => gradeId))
        if (known.size !== gradeIds.length || gradeIds.some((id) => !known.has(id)))
          return problem('recordChanged', { field: 'gradeIds' })
        await updatePositions(work, gradeIds)
        return undefined
      },
    })
    return isProblem(ordered) ? ordered : { gradeIds, version: ordered }
  })

type Ended = ResponseOf<typeof endGrade>

export const endGradeOf = (
  context: Context,
  actor: Actor,
  { gradeId, version }: RequestOf<typeof endGrade>,
): Promise<Ended | Problem> =>
  once<Ended>(context, actor, async (work) => {
    const refused = await refusalOf(work, actor)
    if (refused) return refused
    const ended = await changeRecord(work, {
      kind: 'grade',
      id: gradeId,
      version,
      act: 'ended',
      actorId: actor.employeeId,
      read: () => gradeRecord(work, gradeId),
      write: async () => {
        if (!(await lockGrade(work, gradeId))) return problem('gradeUnknown', { field: 'gradeId' })
        if (await hasHolders(work, gradeId)) return problem('gradeInUse', { field: 'gradeId' })
        await updateGradeEnd(work, gradeId, chinaDate(context.clock.now()))
        return undefined
      },
    })
    return isProblem(ended) ? ended : { gradeId }
  })
