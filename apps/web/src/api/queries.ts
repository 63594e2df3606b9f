import {
  keepPreviousData,
  QueryClient,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
  type UseMutationResult,
} from '@tanstack/react-query'
import { useState } from 'react'
import { invoke, newIntent } from './client'
import { ApiProblem } from './problem'
import { noteAction } from './usage-events'
import type { WebCall, WebRequest, WebResponse } from './web-call'

/** As long as somebody looks at a page that loads. */
const longestWait = 10
const soon = (error: Error): number | undefined =>
  error instanceof ApiProblem && error.is('tooManyRequests') && (error.retryAfter ?? longestWait) < longestWait
    ? error.retryAfter
    : undefined
const passing = (error: Error): boolean => (error instanceof ApiProblem && error.passing) || soon(error) !== undefined
/** When the server said, or a little later each time. */
const retryDelay = (attempt: number, error: Error): number => (soon(error) ?? Math.min(2 ** attempt, 8)) * 1000

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: (count, error) => count < 2 && passing(error),
      retryDelay,
      networkMode: 'always',
      // What failed without a network heals with it.
      refetchOnReconnect: ({ state }) => state.status === 'error' && 'always',
    },
    mutations: { networkMode: 'always', retryDelay },
  },
})

/** The query of a reading call; for useQuery and for loaders. */
export const readOptions = <Contract>(call: WebCall<Contract>, request: WebRequest<Contract>) =>
  queryOptions<WebResponse<Contract>>({
    queryKey: [call.path, request],
    queryFn: ({ signal }) => invoke(call, request, { signal }),
  })

export interface ReadOptions {
  enabled?: boolean
  staleTime?: number
  refetchInterval?: number | false
  /** Keeps showing the former answer while another request loads. */
  keepFormer?: boolean
}

/** Reads a call in a component. */
export function useRead<Contract>(
  call: WebCall<Contract>,
  request: WebRequest<Contract>,
  { keepFormer, ...options }: ReadOptions = {},
) {
  return useQuery({ ...readOptions(call, request), ...options, ...(keepFormer && { placeholderData: keepPreviousData }) })
}

/** Reads a call before a screen renders. */
export const load = <Contract>(call: WebCall<Contract>, request: WebRequest<Contract>): Promise<WebResponse<Contract>> =>
  queryClient.ensureQueryData(readOptions(call, request))

export interface Intent {
  keyFor: (request: unknown) => string
  done: () => void
}

/** The key of one intent: the same while the request is the same and has not succeeded. */
export function createIntent(): Intent {
  let current = { body: '', key: '' }
  return {
    keyFor(request) {
      const body = JSON.stringify(request)
      if (current.body !== body) current = { body, key: newIntent() }
      return current.key
    },
    done() {
      current = { body: '', key: '' }
    },
  }
}

const useIntent = (): Intent => useState(createIntent)[0]

/**
 * Writes a call: one intent has one key however often it is sent. What it makes stale is read again, also where the server refuses it: what was
 * seen is no longer so, no event need have told, and pressed again on what was seen it would be refused for ever.
 */
export function useWrite<Contract>(
  call: WebCall<Contract>,
  makesStale: readonly WebCall<unknown>[] = [],
): UseMutationResult<WebResponse<Contract>, Error, WebRequest<Contract>> {
  const intent = useIntent()
  const client = useQueryClient()
  const readAgain = () => Promise.all(makesStale.map((stale) => client.invalidateQueries({ queryKey: [stale.path] })))
  return useMutation({
    mutationFn: (request: WebRequest<Contract>) => invoke(call, request, { intent: intent.keyFor(request) }),
    retry: (count, error) => count < 2 && error instanceof ApiProblem && error.offline,
    onSuccess: async () => {
      noteAction(call.path)
      intent.done()
      await readAgain()
    },
    onError: (error) => {
      if (error instanceof ApiProblem && !error.passing) void readAgain()
    },
  })
}
