import { getAccount, getSignIns, searchAccounts } from '../../../api/calls/admin/people/account'
import { consoleReads } from '../console-reads'

/** What a change of an account makes stale. */
export const accountReads = [...consoleReads, getAccount, getSignIns, searchAccounts]
