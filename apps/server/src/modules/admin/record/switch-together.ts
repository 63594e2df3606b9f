import type { SwitchTogether } from '@sojourn/contract/admin/company/together.shapes'
import type { RecordKind } from '@sojourn/contract/admin/record-change.calls'
import type { Permission } from '@sojourn/contract/kit/call'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import { problemSentence } from '@sojourn/domain/kit/problem-sentence'
import type { Actor, Context, Work } from '../../../context'
import { once } from '../../../work'
import { companyRefusal } from '../../booking/traveller/scope'
import { changeRecord, type KeptRecord } from './change-record'

/** A kind of record that ends and is taken up again. */
export interface Switched {
  kind: RecordKind
  permission: Permission
  /** What is to be held before any of them. */
  hold?: (work: Work) => Promise<unknown>
  read: (work: Work, id: string) => Promise<KeptRecord>
  nameOf: (work: Work, id: string, actor: Actor) => Promise<string>
  end: (work: Work, id: string) => Promise<Problem | undefined>
  resume: (work: Work, id: string) => Promise<Problem | undefined>
}

type Done = { count: number }

/** Ends several records together, or takes them up again, each with its own history; one that cannot be keeps all as they are. */
export const switchTogether =
  ({ kind, permission, hold, read, nameOf, end, resume }: Switched) =>
  (context: Context, actor: Actor, { records, resumed }: SwitchTogether): Promise<Done | Problem> =>
    once<Done>(context, actor, async (work) => {
      const refused = await companyRefusal(work, actor, permission)
      if (refused) return refused
      await hold?.(work)
      // In one order, so that two who choose the same wait for each other.
      for (const { id, version } of records.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
        const done = await changeRecord(work, {
          kind,
          id,
          version,
          act: resumed ? 'resumed' : 'ended',
          actorId: actor.employeeId,
          read: () => read(work, id),
          write: () => (resumed ? resume : end)(work, id),
        })
        if (isProblem(done)) return togetherRefused(await nameOf(work, id, actor), done, actor)
      }
      return { count: records.length }
    })

const togetherRefused = (name: string, why: Problem, { language }: Actor): Problem =>
  problem('togetherRefused', { field: 'records', detail: { name: name || '—', why: problemSentence(why, language) } })
