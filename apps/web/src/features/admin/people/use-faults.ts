import { useState } from 'react'
import { ApiProblem } from '../../../api/problem'
import { isFaultyField, type FaultyField, type PersonFaults } from './person-form'

/** What is wrong, once it was tried to save: what the rules find, and what the server refused, until something is changed. */
export function useFaults(found: PersonFaults) {
  const [tried, setTried] = useState(false)
  const [refused, setRefused] = useState<PersonFaults>({})
  const shown = { ...refused, ...(tried && found) }
  return {
    of: (field: FaultyField): string | undefined => shown[field],
    count: Object.keys(shown).length,
    /** Whether it may be sent; from now on faults are shown. */
    accept: (): boolean => {
      setTried(true)
      return Object.keys(found).length === 0
    },
    refuse: (error: Error) => {
      if (error instanceof ApiProblem && isFaultyField(error.field)) setRefused({ [error.field]: error.message })
    },
    forgive: () => setRefused({}),
  }
}
