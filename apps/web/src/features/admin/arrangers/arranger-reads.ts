import { searchArrangers } from '../../../api/calls/admin/people/arranger'
import { consoleReads } from '../console-reads'

/** What a change of rights makes stale. */
export const arrangerReads = [...consoleReads, searchArrangers]
