import type { PolicyProduct } from '../booking/codes'

/** What the policy lab does with what was kept: judges it by another version, or once more by those that judged it. */
export const labKinds = ['trial', 'replay'] as const
export type LabKind = (typeof labKinds)[number]

/** Products whose searches are kept with what was bought of them. */
export const labProducts = [
  'flight',
  'intlFlight',
  'hotel',
  'intlHotel',
  'train',
  'car',
] as const satisfies readonly PolicyProduct[]
export type LabProduct = (typeof labProducts)[number]

export const labStates = ['waiting', 'running', 'done', 'failed', 'cancelled'] as const
export type LabState = (typeof labStates)[number]

/** From what somebody writes, what waits for a second person, or what was published. */
export const labSubjects = ['version', 'proposal', 'draft'] as const
export type LabSubject = (typeof labSubjects)[number]

/** Days that one trial may look back over. */
export const labDaysAtMost = 732
/** Golden trips of a company that are watched at a time. */
export const goldenAtMost = 100
export const goldenNameLength = 60
