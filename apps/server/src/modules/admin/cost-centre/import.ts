import type {
  checkCostCentreFile,
  CostCentreFile,
  importCostCentres,
} from '@sojourn/contract/admin/company/cost-centre-import.calls'
import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import type { Language, LocalText } from '@sojourn/contract/kit/language'
import { problem, type Problem } from '@sojourn/contract/kit/problems'
import { planCostCentres, type CostCentreValues, type PlannedCostCentre } from '@sojourn/domain/admin/company/cost-centre-import'
import { departmentNames } from '@sojourn/domain/admin/people/import-names'
import { importReport } from '@sojourn/domain/admin/people/import-report'
import type { Actor, Context, Work } from '../../../context'
import { newNumber } from '../../../kit/id'
import { inParts } from '../../../kit/in-parts'
import { inSnapshot, once } from '../../../work'
import { findPlaces } from '../people-import/known-store'
import { changesBetween, type KeptRecord } from '../record/change-record'
import { findRecordVersions, insertChanges, lockEveryRecord } from '../record/store'
import { companyRefusal } from '../../booking/traveller/scope'
import { findEveryCostCentre, findOwnersInOffice, upsertMany } from './import-store'

type Checked = ResponseOf<typeof checkCostCentreFile>

/** What a file would do. */
export const checkFile = (
  context: Context,
  actor: Actor,
  file: RequestOf<typeof checkCostCentreFile>,
): Promise<Checked | Problem> =>
  inSnapshot(context, actor.enterpriseId, async (work) => {
    const refused = await companyRefusal(work, actor, 'manageCosts')
    return refused ?? reportOf((await planOf(work, file, actor)).lines, actor.language)
  })

type Taken = ResponseOf<typeof importCostCentres>

/** Takes every line over, or none. It is planned anew on what is there now, and nobody changes cost centres meanwhile. */
export const takeFile = (context: Context, actor: Actor, file: RequestOf<typeof importCostCentres>): Promise<Taken | Problem> =>
  once<Taken>(context, actor, async (work) => {
    const refused = await companyRefusal(work, actor, 'manageCosts')
    if (refused) return refused
    await lockEveryRecord(work, 'costCentre')
    const plan = await planOf(work, file, actor)
    const { added, changed, same, wrong } = reportOf(plan.lines, actor.language)
    if (wrong > 0) return problem('importWrong', { detail: { lines: wrong } })
    await takeOver(work, plan, actor.employeeId)
    return { added, changed, same }
  })

interface Plan {
  lines: readonly PlannedCostCentre[]
  /** What each known one is, by its number. */
  known: ReadonlyMap<string, CostCentreValues>
  /** What the history calls owners and departments. */
  names: { owner: ReadonlyMap<string, string>; department: ReadonlyMap<string, LocalText> }
}

async function planOf(work: Work, file: CostCentreFile, { language }: Actor): Promise<Plan> {
  const [centres, people, departments] = await Promise.all([
    findEveryCostCentre(work),
    findOwnersInOffice(work),
    findPlaces(work),
  ])
  const costCentres = centres.map(({ id, ownerId, ...rest }) => ({ ...rest, costCentreId: id, ownerId: ownerId ?? '' }))
  const company = {
    costCentres,
    people: people.map(({ id, name, number, mail }) => ({ id, names: [number, mail, name].filter((each) => each !== '') })),
    departments: departmentNames(departments.map(({ id, ...rest }) => ({ departmentId: id, ...rest }))),
  }
  const owners = [...costCentres.map(({ ownerId, ownerName }) => ({ id: ownerId, name: ownerName ?? '' })), ...people]
  return {
    lines: planCostCentres(file, company, language),
    known: new Map(costCentres.map((each) => [each.costCentreId, each])),
    names: {
      owner: new Map(owners.map(({ id, name }) => [id, name])),
      department: new Map(departments.map(({ id, name }) => [id, name])),
    },
  }
}

const reportOf = (lines: readonly PlannedCostCentre[], language: Language): Checked =>
  importReport(
    lines.map((line) => ({ ...line, name: line.values.name[language], isNew: line.costCentreId === undefined })),
    language,
  )

/** Writes a plan without faults, each change with what was before. */
async function takeOver(work: Work, { lines, known, names }: Plan, actorId: string): Promise<void> {
  const { vault, clock } = work.context
  const different = lines
    .filter(({ costCentreId, columns }) => costCentreId === undefined || columns.length > 0)
    .map(({ costCentreId, values }) => ({ before: known.get(costCentreId ?? ''), id: costCentreId ?? newNumber('cc-'), values }))
  const versions = new Map((await findRecordVersions(work, 'costCentre')).map(({ id, version }) => [id, version]))
  const at = clock.now()
  for (const part of inParts(different)) {
    await upsertMany(
      work,
      part.map(({ id, values }) => ({ ...values, costCentreId: id, ownerId: values.ownerId || null })),
    )
    const changes = part.map(({ before, id, values }) => ({
      id,
      version: (versions.get(id) ?? 0) + 1,
      act: before ? ('changed' as const) : ('added' as const),
      bodyCipher: vault.seal(JSON.stringify(changesBetween(before ? recordOf(before, names) : {}, recordOf(values, names)))),
    }))
    await insertChanges(work, { kind: 'costCentre', at, actorId }, changes)
  }
}

/** As the history of one that is changed alone says it. */
function recordOf({ code, name, ownerId, departmentIds }: CostCentreValues, names: Plan['names']): KeptRecord {
  const departments = departmentIds.flatMap((id) => names.department.get(id) ?? [])
  return {
    code,
    name,
    ...(ownerId !== '' && { owner: names.owner.get(ownerId) ?? '' }),
    ...(departments.length > 0 && { departments }),
  }
}
