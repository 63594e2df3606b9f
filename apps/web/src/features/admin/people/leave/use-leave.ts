import type { Leaving, PersonDetail } from '@sojourn/contract/admin/people/person.shapes'
import { useState } from 'react'
import { endEmployment, getPerson } from '../../../../api/calls/admin/people/person'
import { isProblem } from '../../../../api/problem'
import { queryClient, useWrite } from '../../../../api/queries'
import type { WebRequest } from '../../../../api/web-call'
import { toast } from '../../../../kit/overlays/toast'
import { useText } from '../../../../kit/text/text'
import { consoleReads } from '../../console-reads'
import { nobody, type Named } from '../../fields/colleague-field'
import { handsOn, whenItEnds } from './leave-words'

interface LeaveProps {
  person: PersonDetail
  leaving: Leaving
  onClose: () => void
}

interface LeaveForm {
  lastDay: string
  atOnce: boolean
  successor: Named
}
export type LeaveState = ReturnType<typeof useLeave>

const begin = ({ person: { lastDay, today, successor }, leaving: { suggested } }: LeaveProps): LeaveForm => {
  const named = successor ?? suggested
  return { lastDay: lastDay ?? today, atOnce: false, successor: named ? { id: named.employeeId, name: named.name } : nobody }
}

/** The end of an employment as it is written, what is wrong with it, and sending it. */
export function useLeave(props: LeaveProps) {
  const { person, leaving } = props
  const text = useText('admin/people/leaving')
  const [form, setForm] = useState(() => begin(props))
  const [tried, setTried] = useState(false)
  const { send, refused, forgive, busy } = useSending(props)
  const needsSuccessor = handsOn(leaving)
  const missing = { lastDay: form.lastDay === '', successor: needsSuccessor && form.successor.id === '' }
  const unsuitable = isProblem(refused, 'successorUnsuitable') ? refused.message : undefined
  const confirm = () => {
    setTried(true)
    if (missing.lastDay || missing.successor) return
    const { lastDay, atOnce, successor } = form
    const now = whenItEnds({ lastDay, atOnce, today: person.today }) === 'now'
    send(
      { lastDay, ...(atOnce && { atOnce }), ...(needsSuccessor && { successorId: successor.id }) },
      now ? text.doneNow : text.done,
    )
  }
  return {
    form,
    change: (more: Partial<LeaveForm>) => {
      forgive()
      setForm({ ...form, ...more })
    },
    faults: {
      lastDay: tried && missing.lastDay ? text.lastDayMissing : undefined,
      successor: unsuitable ?? (tried && missing.successor ? text.successorMissing : undefined),
    },
    needsSuccessor,
    busy,
    error: unsuitable === undefined ? refused?.message : undefined,
    confirm,
  }
}

type End = Omit<WebRequest<NonNullable<(typeof endEmployment)['contract']>>, 'employeeId' | 'version'>

function useSending({ person: { employeeId, version }, onClose }: LeaveProps) {
  const [refused, setRefused] = useState<Error>()
  const write = useWrite(endEmployment, consoleReads)
  const send = (end: End, sentence: string) =>
    void write.mutateAsync({ employeeId, version, ...end }).then(
      () => {
        toast(sentence, 'good')
        onClose()
      },
      (error: Error) => {
        setRefused(error)
        // Whoever confirms again does so on what stands now.
        if (isProblem(error, 'recordChanged')) void queryClient.invalidateQueries({ queryKey: [getPerson.path] })
      },
    )
  return { send, refused, forgive: () => setRefused(undefined), busy: write.isPending }
}
