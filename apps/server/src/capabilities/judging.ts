import type { Found, Known, LabSetup, Unknown } from '@sojourn/domain/booking/policy/lab/judging'

/** What is judged: the searches of a period, from a moment on and before another. */
export interface JudgedPeriod extends LabSetup {
  from: Date
  until: Date
}

/** A page of searches was read. */
export interface ReadPage {
  /** How many there were; none at the end. */
  searches: number
  /** What has to be known of them before they are judged. */
  unknown: Unknown
}

/** Reads and judges kept searches page by page, beside whatever else the process does; one thing is asked of it at a time. */
export interface OpenJudging {
  read(): Promise<ReadPage>
  judge(known: Known): Promise<void>
  found(): Promise<Found>
  close(): Promise<unknown>
}
