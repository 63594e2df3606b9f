import type { Actor, Work } from '../../../context'
import { withCode } from '../person/record'
import type { KeptChange } from '../record/change-record'
import { findRecordVersions, insertChanges } from '../record/store'
import { findCostCentreRecord, movePeopleTo } from './store'

/** So many histories in one statement. */
const atOnce = 2000

/** Writes everybody of a cost centre to another, each with the change in the own history. Nobody else changes people meanwhile. */
export async function movePeople(work: Work, actor: Actor, from: string, to: string): Promise<void> {
  const { vault, clock } = work.context
  const moved = await movePeopleTo(work, from, to)
  if (moved.length === 0) return
  const [before, after] = await Promise.all([findCostCentreRecord(work, from), findCostCentreRecord(work, to)])
  const change: KeptChange = {
    field: 'costCentre',
    before: withCode(before!.code, before!.name),
    after: withCode(after!.code, after!.name),
  }
  const versions = new Map((await findRecordVersions(work, 'person')).map(({ id, version }) => [id, version]))
  const changes = moved.map((id) => ({
    id,
    version: (versions.get(id) ?? 0) + 1,
    act: 'changed' as const,
    bodyCipher: vault.seal(JSON.stringify([change])),
  }))
  const head = { kind: 'person', at: clock.now(), actorId: actor.employeeId } as const
  for (let start = 0; start < changes.length; start += atOnce)
    await insertChanges(work, head, changes.slice(start, start + atOnce))
}
