import { useState } from 'react'
import { ApiProblem } from '../../api/problem'

export type Faults<Name extends string> = Partial<Record<Name, string | undefined>>

/** Values of a short form, what is wrong with each, and what the server said that belongs to none of them. */
export function useAccountForm<Name extends string>(start: Record<Name, string>) {
  const [values, setValues] = useState(start)
  const [faults, setFaults] = useState<Faults<Name>>({})
  const [refusal, setRefusal] = useState<ApiProblem | undefined>()
  const [tries, setTries] = useState(0)

  const set = (name: Name, value: string): void => {
    setValues((former) => ({ ...former, [name]: value }))
    if (faults[name]) setFaults({ ...faults, [name]: undefined })
  }
  /** Shows what is wrong; true when nothing is. */
  const accept = (found: Faults<Name>): boolean => {
    setRefusal(undefined)
    setFaults(found)
    setTries(tries + 1)
    return Object.values(found).every((fault) => !fault)
  }
  /** What the server refuses stands at its field, or above the form. */
  const refuse = (error: Error): void => {
    if (!(error instanceof ApiProblem)) throw error
    setTries((before) => before + 1)
    const field = error.field as Name | undefined
    if (field !== undefined && field in values) setFaults({ [field]: error.message } as Faults<Name>)
    else setRefusal(error)
  }
  return { values, faults, tries, refusal, set, accept, refuse }
}
export type AccountForm<Name extends string> = ReturnType<typeof useAccountForm<Name>>
