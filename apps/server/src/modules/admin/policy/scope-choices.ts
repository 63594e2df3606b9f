import type { ResponseOf } from '@sojourn/contract/kit/call'
import type { getPolicyScopeChoices } from '@sojourn/contract/products/travel-policy.calls'
import { nameableValues } from '@sojourn/domain/admin/people/person-own-fields'
import { lineOfValue } from '@sojourn/domain/booking/custom-field-kept-value'
import { personFieldId } from '@sojourn/domain/booking/policy/person-field-id'
import type { Actor, Context } from '../../../context'
import { inSnapshot } from '../../../work'
import { ownFieldsToday } from '../person/checks'
import { findNameable } from './names-store'

/** Cost centres, legal entities, titles, offices and values of own fields that a policy may name. */
export const policyScopeChoices = (context: Context, actor: Actor): Promise<ResponseOf<typeof getPolicyScopeChoices>> =>
  inSnapshot(context, actor.enterpriseId, async (work) => {
    const [{ costCentres, legalEntities, positions, offices }, fields] = await Promise.all([
      findNameable(work),
      ownFieldsToday(work),
    ])
    return {
      costCentres: costCentres.map(({ id, name, code }) => ({ id, label: `${code} ${name[actor.language]}` })),
      legalEntities: legalEntities.map(({ id, name }) => ({ id, label: name })),
      positions,
      offices,
      fields: fields.flatMap((field) =>
        nameableValues(field).map((value) => ({
          id: personFieldId(field.key, value),
          label: lineOfValue(field, value)[actor.language],
        })),
      ),
    }
  })
