import type { RequestOf } from '@sojourn/contract/kit/call'
import { parseLanguage } from '@sojourn/contract/kit/language'
import { problem, type Problem } from '@sojourn/contract/kit/problems'
import type { Profile, saveDefaultCostCentre } from '@sojourn/contract/personal/profile.calls'
import { latinNameOf } from '@sojourn/domain/booking/traveller/latin-name'
import { maskEmail, maskMobile } from '@sojourn/domain/booking/traveller/masking'
import type { Actor, Context } from '../../context'
import { inCompany, once } from '../../work'
import { chinaDate } from '../../kit/clock'
import { findCostCentres } from '../booking/traveller/store'
import { findProfile, updateCostCentre } from './profile-store'

/** What the company knows of the caller, contacts masked. */
export async function myProfile(context: Context, actor: Actor): Promise<Profile> {
  const [row, costCentres] = await inCompany(context, actor.enterpriseId, (work) =>
    Promise.all([findProfile(work, actor.employeeId), findCostCentres(work)]),
  )
  return {
    employeeId: actor.employeeId,
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
    costCentreId: row.costCentreId,
    costCentres: costCentres.map(({ id, code, name }) => ({ id, code, name: name[actor.language] })),
  }
}

export const chooseCostCentre = (
  context: Context,
  actor: Actor,
  { costCentreId }: RequestOf<typeof saveDefaultCostCentre>,
): Promise<Record<string, never> | Problem> =>
  once<Record<string, never>>(context, actor, async (work) => {
    const known = await findCostCentres(work)
    if (!known.some(({ id }) => id === costCentreId)) return problem('costCentreUnknown', { field: 'costCentreId' })
    await updateCostCentre(work, actor.employeeId, costCentreId)
    return {}
  })
