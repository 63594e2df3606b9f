import type { RequestOf } from '@sojourn/contract/kit/call'
import { parseLanguage } from '@sojourn/contract/kit/language'
import { problem, type Problem } from '@sojourn/contract/kit/problems'
import type { Profile, saveDefaultCostCentre } from '@sojourn/contract/personal/profile.calls'
import { suitsPerson } from '@sojourn/domain/booking/cost/suits'
import { latinNameOf } from '@sojourn/domain/booking/traveller/latin-name'
import { maskEmail, maskMobile } from '@sojourn/domain/booking/traveller/masking'
import type { Actor, Context } from '../../context'
import { inSnapshot, once } from '../../work'
import { chinaDate } from '../../kit/clock'
import { changeOwnSettings } from '../booking/traveller/change-own-settings'
import { findVersion, type OwnPart } from '../booking/traveller/own-settings-store'
import { findOpenCostCentres } from '../booking/traveller/cost-centre-store'
import { findCostCentres, type CostCentreRow } from '../booking/traveller/store'
import { findProfile, updateCostCentre } from './profile-store'
import type { KeptCostCentre } from './settings-changes'

const part = 'profile' satisfies OwnPart['part']

/** What the company knows of the caller, contacts masked. */
export async function myProfile(context: Context, actor: Actor): Promise<Profile> {
  const { employeeId } = actor
  const [row, costCentres, version] = await inSnapshot(context, actor.enterpriseId, (work) =>
    Promise.all([findProfile(work, employeeId), findOpenCostCentres(work), findVersion(work, { employeeId, part })]),
  )
  return {
    employeeId,
    today: chinaDate(context.clock.now()),
    name: row.name,
    latinName: latinNameOf(row.name, row.namePinyin),
    enterpriseName: row.enterpriseName[actor.language],
    departmentName: row.departmentName[actor.language],
    gradeName: row.gradeName[actor.language],
    ...(row.managerName && { managerName: row.managerName }),
    isVip: row.isVip,
    mobile: maskMobile(context.vault.open(row.mobileCipher)),
    mail: maskEmail(row.email),
    language: parseLanguage(row.language),
    version,
    costCentreId: row.costCentreId,
    costCentres: costCentres
      .filter((each) => suitsPerson(each, { departmentId: actor.departmentId, costCentreId: row.costCentreId }))
      .map(({ id, code, name }) => ({ id, code, name: name[actor.language] })),
  }
}

export const chooseCostCentre = (
  context: Context,
  actor: Actor,
  { version, costCentreId }: RequestOf<typeof saveDefaultCostCentre>,
): Promise<{ version: number } | Problem> =>
  once(context, actor, async (work) => {
    const { employeeId } = actor
    const [known, open, { costCentreId: own }] = await Promise.all([
      findCostCentres(work),
      findOpenCostCentres(work),
      findProfile(work, employeeId),
    ])
    const chosen = known.find(({ id }) => id === costCentreId)
    const isOffered = open.some(
      (each) => each.id === costCentreId && suitsPerson(each, { departmentId: actor.departmentId, costCentreId: own }),
    )
    if (!chosen || !isOffered) return problem('costCentreUnknown', { field: 'costCentreId' })
    return changeOwnSettings<{ costCentre?: KeptCostCentre }>(work, {
      employeeId,
      part,
      version,
      before: async () => keptOf(known, (await findProfile(work, employeeId)).costCentreId),
      after: { costCentre: chosen },
      write: () => updateCostCentre(work, employeeId, costCentreId),
    })
  })

function keptOf(known: readonly CostCentreRow[], costCentreId: string): { costCentre?: KeptCostCentre } {
  const costCentre = known.find(({ id }) => id === costCentreId)
  return costCentre ? { costCentre } : {}
}
