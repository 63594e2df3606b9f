import type { Factor, FactorEventKind } from '@sojourn/contract/access/second-factor.shapes'
import type { Work } from '../../../context'
import { newId } from '../../../kit/id'
import { tellOfAccount } from '../account/account-notice'
import type { LoginRow } from '../store'
import { insertEvent } from './store'

interface Happened {
  kind: FactorEventKind
  factor: Factor
  /** Where it was asked from. */
  address: string
  /** Who did it, where it was somebody else; `npm run reset-second-factor` has no number. */
  by?: { employeeId: string; name: string }
}

const told = ['enrolled', 'removed', 'reset'] as const
const isTold = (kind: FactorEventKind): kind is (typeof told)[number] => told.some((each) => each === kind)

/** The one place that hears of everything about second factors: success, failure, enrolment, removal, reset. */
export async function noteFactor(work: Work, login: LoginRow, { by, ...happened }: Happened): Promise<void> {
  const now = work.context.clock.now()
  const actor = { actorId: by?.employeeId ?? login.employeeId, actorName: by?.name ?? '' }
  await insertEvent(work.sql, login, { id: newId(now), at: now, ...happened, ...actor })
  const { kind } = happened
  if (isTold(kind)) await tellOfAccount(work, login, ({ secondFactor }, facts) => secondFactor[kind](facts))
}
