import { isDeepStrictEqual } from 'node:util'
import { problem, type Problem } from '@sojourn/contract/kit/problems'
import type { Work } from '../../../context'
import { insertSettingsChange, lockVersion, type OwnPart } from './own-settings-store'

interface Change<Value> extends OwnPart {
  /** The version that was read; absent where what is set does not depend on what was. */
  version?: number
  /** What is saved now. */
  before: () => Promise<Value>
  after: Value
  write: () => Promise<unknown>
}

/** Keeps a part of somebody's settings with what it was before, unless it was changed since it was read; the same again is no change. */
export async function changeOwnSettings<Value>(
  work: Work,
  { version, before, after, write, ...own }: Change<Value>,
): Promise<{ version: number } | Problem> {
  const current = await lockVersion(work, own)
  if (version !== undefined && version !== current) return problem('settingsChanged', { field: 'version' })
  const former = await before()
  if (isDeepStrictEqual(former, after)) return { version: current }
  await write()
  const { vault, clock } = work.context
  const bodyCipher = vault.seal(JSON.stringify({ before: former, after }))
  await insertSettingsChange(work, { ...own, version: current + 1, at: clock.now(), bodyCipher })
  return { version: current + 1 }
}
