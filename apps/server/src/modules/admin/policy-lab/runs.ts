import { labProducts } from '@sojourn/contract/products/policy-lab-words'
import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import { problem, type Problem } from '@sojourn/contract/kit/problems'
import type { getLabRun, getLabRuns } from '@sojourn/contract/products/policy-lab.calls'
import type { LabRun, LabRunDetail, ReplayResult, TrialResult } from '@sojourn/contract/products/policy-lab.shapes'
import type { ReplayFound } from '@sojourn/domain/booking/policy/lab/replay-tally'
import type { TrialFound } from '@sojourn/domain/booking/policy/lab/trial-tally'
import { readableName } from '@sojourn/domain/booking/traveller/passenger-name'
import type { Actor, Context, Work } from '../../../context'
import { inSnapshot } from '../../../work'
import { findNames, namedIn, type Names } from '../policy/names'
import { companyRefusal } from '../../booking/traveller/scope'
import { reachOf, tripsOf } from './reach'
import { findRun, findRuns, type LabRunRow } from './run-store'
import { findNamedPeople } from './trip-store'

export const listRuns = (context: Context, actor: Actor): Promise<ResponseOf<typeof getLabRuns>> =>
  inSnapshot(context, actor.enterpriseId, async (work) => {
    const rows = await findRuns(work, actor.language)
    const names = await departmentsOf(work, rows)
    return {
      list: rows.map((row) => runOf(row, names, actor)),
      mayTry: (await companyRefusal(work, actor, 'managePolicies')) === undefined,
    }
  })

export const labRun = (context: Context, actor: Actor, { runId }: RequestOf<typeof getLabRun>): Promise<LabRunDetail | Problem> =>
  inSnapshot(context, actor.enterpriseId, async (work) => {
    const row = await findRun(work, runId, actor.language)
    if (!row) return problem('notFound', { field: 'runId' })
    const { trial, replay } = row.result ?? {}
    return {
      ...runOf(row, await departmentsOf(work, [row]), actor),
      ...(trial && { trial: await trialOf(work, actor, trial) }),
      ...(replay && { replay: await replayOf(work, actor, replay) }),
    }
  })

const departmentsOf = (work: Work, rows: readonly LabRunRow[]): Promise<Names> =>
  findNames(
    work,
    [],
    rows.flatMap(({ body }) => body.departmentId ?? []),
  )

function runOf(row: LabRunRow, names: Names, { language }: Actor): LabRun {
  const { body, state, begun, walked, total, askedAt, endedAt, name, latin } = row
  const { departmentId, tried } = body
  return {
    runId: row.runId,
    what: row.what,
    product: labProducts.find((each) => each === row.product)!,
    from: body.from,
    to: body.to,
    ...(departmentId !== undefined && { department: namedIn(names, 'department', departmentId, language).label }),
    everybody: body.everybody,
    ...(tried && {
      policy: {
        ...(tried.policyId !== undefined && { policyId: tried.policyId }),
        name: tried.body.name[language] || tried.body.name['zh-CN'],
        subject: tried.subject,
        ...(tried.version !== undefined && { version: tried.version }),
      },
    }),
    state,
    walked,
    total,
    by: name === null ? '' : readableName({ name, latin }, language),
    askedAt: askedAt.toISOString(),
    ...(endedAt && { endedAt: endedAt.toISOString() }),
    begunAgain: begun > 1,
  }
}

/** Who was refused and the worst trips as their reader may see them. */
async function trialOf(work: Work, actor: Actor, found: TrialFound): Promise<TrialResult> {
  const { language } = actor
  const tripOf = await tripsOf(
    work,
    actor,
    found.worst.map(({ orderNo }) => orderNo),
  )
  const people = await findNamedPeople(
    work,
    found.refused.map(({ employeeId }) => employeeId),
  )
  const { nameOf } = await reachOf(work, actor)
  return {
    ...found,
    refused: found.refused.map(({ employeeId, count, amount }) => {
      const person = people.find((each) => each.employeeId === employeeId)
      return { name: person ? nameOf(person, language) : '', count, amount }
    }),
    worst: found.worst.flatMap(({ orderNo, travellerIds: _ids, sentences, ...worst }) => {
      const trip = tripOf(orderNo)
      return trip ? { ...trip, ...worst, sentences: sentences.map((each) => each[language]) } : []
    }),
  }
}

async function replayOf(work: Work, actor: Actor, found: ReplayFound): Promise<ReplayResult> {
  const tripOf = await tripsOf(
    work,
    actor,
    found.differing.flatMap(({ orderNo }) => orderNo ?? []),
  )
  return {
    ...found,
    differing: found.differing.map(({ orderNo, travellerIds: _ids, ...difference }) => {
      const seen = orderNo === undefined ? undefined : tripOf(orderNo)?.orderNo
      return { ...difference, ...(seen !== undefined && { orderNo: seen }) }
    }),
  }
}
