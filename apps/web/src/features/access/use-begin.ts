import { useNavigate } from 'react-router'
import type { loginByCode } from '../../api/calls/access/account'
import { beginSession } from '../../api/employee'
import type { WebResponse } from '../../api/web-call'
import { toast } from '../../kit/toast'
import { paths } from '../../paths'

type SignedIn = WebResponse<NonNullable<(typeof loginByCode)['contract']>>

/** Begins the session of somebody whose account is now open, and goes home or to the page that was asked for. */
export function useBegin(): (session: SignedIn, done?: string, to?: string) => Promise<void> {
  const navigate = useNavigate()
  return async (session, done, to = paths.home()) => {
    beginSession(session)
    await navigate(to, { replace: true })
    if (done) toast(done, 'good')
  }
}
