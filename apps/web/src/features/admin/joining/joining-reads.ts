import { getJoining } from '../../../api/calls/admin/company/joining'
import { consoleReads } from '../console-reads'

/** It stands in the record of the company, whose version moves with it. */
export const joiningReads = [getJoining, ...consoleReads]
