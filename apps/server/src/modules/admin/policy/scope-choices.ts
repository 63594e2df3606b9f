import type { ResponseOf } from '@sojourn/contract/kit/call'
import type { getPolicyScopeChoices } from '@sojourn/contract/products/travel-policy.calls'
import type { Actor, Context } from '../../../context'
import { inSnapshot } from '../../../work'
import { findNameable } from './names-store'

/** Cost centres, legal entities and titles that a policy may name. */
export const policyScopeChoices = (context: Context, actor: Actor): Promise<ResponseOf<typeof getPolicyScopeChoices>> =>
  inSnapshot(context, actor.enterpriseId, async (work) => {
    const { costCentres, legalEntities, positions } = await findNameable(work)
    return {
      costCentres: costCentres.map(({ id, name, code }) => ({ id, label: `${code} ${name[actor.language]}` })),
      legalEntities: legalEntities.map(({ id, name }) => ({ id, label: name })),
      positions,
    }
  })
