import type { Found, Known, Unknown } from '@sojourn/domain/booking/policy/lab/judging'
import type { KeptSearch } from '@sojourn/domain/booking/policy/lab/kept-search'

/** Judges kept searches page by page, beside whatever else the process does; one thing is asked of it at a time. */
export interface OpenJudging {
  read(searches: readonly KeptSearch[]): Promise<Unknown>
  judge(known: Known): Promise<void>
  found(): Promise<Found>
  close(): Promise<unknown>
}
