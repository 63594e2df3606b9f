import { addDays, chinaOffsetMinutes, localInstant } from '@sojourn/domain/kit/local-date'
import type { Work } from '../../../context'
import { enqueue } from '../../../db/queue'
import { newId } from '../../../kit/id'

/** Looks after a person once a local day is over: it may have been the last of the employment, or of a role. */
export const enqueueTurn = ({ sql, enterpriseId, context }: Work, employeeId: string, lastDay: string): Promise<unknown> =>
  enqueue(sql, {
    id: newId(context.clock.now()),
    kind: 'person.turn',
    enterpriseId,
    payload: { employeeId },
    runAt: new Date(localInstant(addDays(lastDay, 1), '00:00', chinaOffsetMinutes)),
  })
