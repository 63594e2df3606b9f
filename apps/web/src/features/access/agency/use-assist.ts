import { getMyAgentSessions, openCustomerSession } from '../../../api/calls/access/agent'
import { useWrite } from '../../../api/queries'
import { useText } from '../../../kit/text/text'
import { toast } from '../../../kit/overlays/toast'
import { base, paths } from '../../../paths'

interface Customer {
  enterpriseId: number
  employeeId: string
  reason: string
  reference: string
}

/** Opens a customer's session in a page of its own, at `to`; the ticket leaves this page only in that page's address. */
export function useAssist() {
  const text = useText('access/agency/agent')
  const open = useWrite(openCustomerSession, [getMyAgentSessions])
  const assist = async (customer: Customer, to?: string) => {
    try {
      const { ticket } = await open.mutateAsync(customer)
      const page = window.open(`${base}${paths.agentOpen({ ticket, ...(to && { to }) })}`, '_blank')
      if (!page) toast(text.blocked, 'bad')
    } catch (error) {
      toast((error as Error).message, 'bad')
    }
  }
  return { assist, opening: open.isPending ? open.variables.employeeId : undefined }
}
