import { waitFor } from '@testing-library/react'
import { QueryObserver } from '@tanstack/react-query'
import { onTestFinished } from 'vitest'
import { queryClient, readOptions } from '../api/queries'
import type { WebCall } from '../api/web-call'
import { answer, holdBack, requestsOf } from './server'

/**
 * The header counts offers beside every page: when something is done, the page is read again before the count, and what was pressed may be
 * gone by then. The function that this returns lets the count arrive.
 */
export async function countSlowly<Contract>(call: WebCall<Contract>): Promise<() => void> {
  answer(call, { count: 0 } as never)
  const count = new QueryObserver(queryClient, readOptions(call, {} as never))
  onTestFinished(count.subscribe(() => undefined))
  await waitFor(() => {
    if (requestsOf(call).length === 0 || !count.getCurrentResult().isSuccess) throw new Error('nothing is counted yet')
  })
  return holdBack(call)
}
