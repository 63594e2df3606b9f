import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { sendVerifyCode } from '../../api/calls/access/account'
import { invoke } from '../../api/client'
import { ApiProblem } from '../../api/problem'
import type { WebRequest } from '../../api/web-call'
import { serverNow } from '../../kit/dates/server-time'

export type AskCode = WebRequest<NonNullable<(typeof sendVerifyCode)['contract']>>

const second = 1000

/** Asks for a code; until another may be asked for, `waitSeconds` counts down. */
export function useSendCode(onRefused: (error: Error) => void) {
  const [until, setUntil] = useState(0)
  const [now, setNow] = useState(serverNow)
  const waitSeconds = Math.max(0, Math.ceil((until - now) / second))
  const waiting = waitSeconds > 0
  useEffect(() => {
    if (!waiting) return undefined
    const timer = setInterval(() => setNow(serverNow()), second)
    return () => clearInterval(timer)
  }, [waiting])
  const waitFor = (seconds: number) => {
    setNow(serverNow())
    setUntil(serverNow() + seconds * second)
  }
  const send = useMutation({
    mutationFn: (request: AskCode) => invoke(sendVerifyCode, request),
    onSuccess: ({ resendInSeconds }) => waitFor(resendInSeconds),
    onError: (error) => {
      const seconds = error instanceof ApiProblem && error.is('codeTooSoon') ? error.detail['seconds'] : undefined
      if (typeof seconds === 'number') waitFor(seconds)
      onRefused(error)
    },
  })
  return { send: send.mutate, sending: send.isPending, sent: send.isSuccess, waitSeconds }
}
