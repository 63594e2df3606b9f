import { getConsoleHome } from '../../../api/calls/admin/console'
import { checkFlows, getCompanyDelegates, getFlows, simulateFlows } from '../../../api/calls/admin/flows'
import { getRuleChanges } from '../../../api/calls/admin/record-change'
import { queryClient } from '../../../api/queries'

/** What other flows make stale. */
export const flowsReads = [getFlows, checkFlows, simulateFlows, getCompanyDelegates, getRuleChanges, getConsoleHome]

/** For a form that first has to become what it saved. */
export const readFlowsAgain = (): Promise<unknown> =>
  Promise.all(flowsReads.map(({ path }) => queryClient.invalidateQueries({ queryKey: [path] })))
