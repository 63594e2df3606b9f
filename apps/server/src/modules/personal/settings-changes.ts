import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import type { LocalText } from '@sojourn/contract/kit/language'
import type { getMySettingsChanges, SettingsChange } from '@sojourn/contract/personal/settings-change.calls'
import type { Actor, Context } from '../../context'
import { newId } from '../../kit/id'
import { inCompany } from '../../work'
import { findSettingsChanges } from '../booking/traveller/own-settings-store'
import { logAccess } from '../booking/traveller/store'

/** A cost centre as it was named when it was chosen. */
export interface KeptCostCentre {
  id: string
  code: string
  name: LocalText
}

/** As sealed: a part's fields, of which a cost centre is kept in all languages. */
type KeptSettings = Omit<SettingsChange['before'], 'costCentre'> & { costCentre?: KeptCostCentre }

const newest = 50

/** What was changed of a part of the caller's own settings; that an agent read somebody's likes is written down. */
export const mySettingsChanges = (
  context: Context,
  actor: Actor,
  { part }: RequestOf<typeof getMySettingsChanges>,
): Promise<ResponseOf<typeof getMySettingsChanges>> =>
  inCompany(context, actor.enterpriseId, async (work) => {
    const { employeeId, agent } = actor
    const rows = await findSettingsChanges(work, { employeeId, part, limit: newest })
    if (agent && part === 'preferences' && rows.length > 0) {
      const at = context.clock.now()
      const subjects = [{ id: newId(at), subject: employeeId }]
      await logAccess(work, { at, employeeId, subjects, purpose: `preferences by agent ${agent.agentId}` })
    }
    const shown = ({ costCentre, ...kept }: KeptSettings): SettingsChange['before'] => ({
      ...kept,
      ...(costCentre && { costCentre: { id: costCentre.id, name: `${costCentre.code} ${costCentre.name[actor.language]}` } }),
    })
    return {
      list: rows.map(({ version, at, agentName, bodyCipher }) => {
        const body = JSON.parse(context.vault.open(bodyCipher)) as Record<'before' | 'after', KeptSettings>
        const moment = { version, at: at.toISOString(), ...(agentName !== null && { agentName }) }
        return { ...moment, before: shown(body.before), after: shown(body.after) }
      }),
    }
  })
