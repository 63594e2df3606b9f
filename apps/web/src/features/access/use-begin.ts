import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import type { SecondStep } from '@sojourn/contract/access/second-factor.shapes'
import type { loginByCode } from '../../api/calls/access/account'
import { beginSession } from '../../api/employee'
import { isProblem } from '../../api/problem'
import type { WebResponse } from '../../api/web-call'
import { toast } from '../../kit/overlays/toast'
import { paths } from '../../paths'

type SignedIn = WebResponse<NonNullable<(typeof loginByCode)['contract']>>

/** What the page of the second step is told: in the history of this tab, so that it survives a reload and stands in no address. */
export type StepState = SecondStep & { to: string }

/** Begins the session that a call opens and goes home or to the page that was asked for; where a second step comes first, to that. */
export function useBegin(): (opening: Promise<SignedIn>, done?: string, to?: string) => Promise<void> {
  const navigate = useNavigate()
  return useCallback(
    async (opening, done, to = paths.home()) => {
      try {
        beginSession(await opening)
      } catch (error) {
        if (!isProblem(error, 'secondFactorNeeded') || !error.result) throw error
        const state: StepState = { ...(error.result as SecondStep), to }
        return navigate(paths.secondStep(), { replace: true, state })
      }
      await navigate(to, { replace: true })
      if (done) toast(done, 'good')
    },
    [navigate],
  )
}
