import { Type, type Static } from 'typebox'
import { call } from '../kit/call'
import { Instant } from '../kit/local-date'
import { words } from '../kit/words'

/** Work of the product itself that failed for good and waits for a person. */
export const ParkedJob = Type.Object({
  jobId: Type.String(),
  /** In the reader's words. */
  kindName: Type.String(),
  /** Empty where it is of no company. */
  companyName: Type.String(),
  /** The number of the order or other thing that it concerns; empty where it names none. */
  subject: Type.String(),
  failedAt: Instant,
  attempts: Type.Integer(),
  /** As the last try ended, in the words of whatever failed. */
  error: Type.String(),
  /** It runs again and again: it cannot be closed. */
  repeats: Type.Boolean(),
})
export type ParkedJob = Static<typeof ParkedJob>

export const getParkedJobs = call({
  summary: 'Work of the product that failed for good, of the companies that the agency serves and of none, the oldest first.',
  method: 'GET',
  path: 'api/Agent/GetParkedJobs',
  access: 'agent',
  clause: 'S1.05',
  response: Type.Object({ list: Type.Array(ParkedJob) }),
})

export const settleParkedJob = call({
  summary: 'Lets such work run again, or closes it with a note; both are kept.',
  method: 'POST',
  path: 'api/Agent/SettleParkedJob',
  access: 'agent',
  write: true,
  clause: 'S1.05',
  request: Type.Object({
    jobId: Type.String({ format: 'uuid', maxLength: 36 }),
    action: words('again', 'close'),
    note: Type.String({ minLength: 1, maxLength: 200 }),
  }),
  response: Type.Object({ jobId: Type.String() }),
  problems: ['agencyWorkGone', 'jobRepeats'],
})
